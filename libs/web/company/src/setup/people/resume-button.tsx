import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { FileSlot } from '@groundwork/web-lending/files';
import { Button, Dialog } from '@groundwork/web-ui';
import { useRefreshCompany } from '../../company-data.js';
import { useSetup } from '../setup-context.js';

interface ResumeButtonProps {
  /** The person or the contractor that it is of. */
  id: string;
  name: string;
  resumeId: string | null | undefined;
}

/** The résumé of somebody who is known: to be handed in, replaced and read; of a locked company and in a review to be read alone. */
export function ResumeButton({ id, name, resumeId }: ResumeButtonProps) {
  const { companyId, readOnly, reviewing, editing } = useSetup();
  const refresh = useRefreshCompany();
  const [isOpen, setOpen] = useState(false);
  if (readOnly && !resumeId) return null;
  const close = () => {
    setOpen(false);
    // That it is on file, the company has heard from the file meanwhile.
    if (!readOnly) void refresh();
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={editing && !reviewing}
        aria-label={fill(
          readOnly ? companySetup.viewResumeOf : resumeId ? companySetup.resumeOf : companySetup.addResumeOf,
          {
            name,
          },
        )}
        onClick={() => setOpen(true)}
      >
        {resumeId ? companySetup.resume : companySetup.addResume}
      </Button>
      {isOpen ? (
        <Dialog
          open
          title={fill(companySetup.resumeOf, { name })}
          onClose={close}
          footer={<Button onClick={close}>{screens.close}</Button>}
        >
          <FileSlot
            type="resume"
            parent="company"
            parentId={companyId}
            personId={id}
            label={companySetup.resume}
            uploadLabel={fill(companySetup.uploadResume, { name })}
            mode={reviewing ? 'review' : readOnly ? 'read' : 'upload'}
            as="h3"
            plain
          />
        </Dialog>
      ) : null}
    </>
  );
}
