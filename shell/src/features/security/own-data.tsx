import { useState } from 'react';
import { exportWords } from '@groundwork/domain-messages';
import { ownExport as words } from '@groundwork/domain-messages-shell';
import { ExportDialog } from '@groundwork/web-mount';
import { Box, Button, Heading, Text } from '@groundwork/web-ui';
import { fetchOwnDossier } from '../../data/security.js';

/** What the portal keeps of who is signed in, to take along. */
export function OwnData() {
  const [open, setOpen] = useState(false);
  return (
    <Box as="section" aria-labelledby="own-data">
      <Heading id="own-data" as="h3" mb="1">
        {words.title}
      </Heading>
      <Text textStyle="small" mb="3">
        {words.purpose}
      </Text>
      <Button variant="outline" icon="download" onClick={() => setOpen(true)}>
        {exportWords.exportEverything}
      </Button>
      {open ? (
        <ExportDialog
          title={words.question}
          fileName={`${words.title}.zip`}
          fetchIt={fetchOwnDossier}
          onClose={() => setOpen(false)}
        >
          <Text>{words.hint}</Text>
        </ExportDialog>
      ) : null}
    </Box>
  );
}
