import { useState } from 'react';
import { exportWords, fill } from '@groundwork/domain-messages';
import { exportDesk } from '@groundwork/domain-messages-admin';
import { ExportDialog, useArea } from '@groundwork/web-mount';
import { Button, Text } from '@groundwork/web-ui';
import { fetchDossier } from '../data/dossiers.js';
import type { DossierOf } from '../data/dossiers.js';

/** For a super administrator: all that the portal keeps of a company or a person, as one zip. */
export function ExportEverything({ of, size = 'sm' }: { of: DossierOf; size?: 'sm' | 'md' }) {
  const { user } = useArea();
  const [open, setOpen] = useState(false);
  if (user.role !== 'super') return null;
  const { name } = of;
  return (
    <>
      <Button
        variant="outline"
        size={size}
        icon="download"
        aria-label={`${exportWords.exportEverything}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {exportWords.exportEverything}
      </Button>
      {open ? (
        <ExportDialog
          title={fill(exportDesk.everythingOf, { name })}
          fileName={`${name}.zip`}
          fetchIt={(signal) => fetchDossier(of, signal)}
          onClose={() => setOpen(false)}
        >
          <Text>{fill(exportDesk.everythingHint, { name })}</Text>
        </ExportDialog>
      ) : null}
    </>
  );
}
