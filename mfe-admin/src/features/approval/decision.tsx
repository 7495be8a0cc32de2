import { useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, approval } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { isBlank } from '@groundwork/domain-validation';
import { ReasonCall, useBusy, useNavigate, useNotify } from '@groundwork/web-mount';
import { Button, HStack } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/applications.js';
import type { Changes } from '../../data/applications.js';
import { ApproveDialog } from './approve-dialog.js';
import { sectionLabel, useRejectedSections } from './rejected-sections.js';

/**
 * Approve with amount and terms, reject whole or by its sections, or return to the borrower with a reason (the final submit
 * in review, specification 4); a loan in closing is closed or rejected. Back to the administration with 'Done!' after.
 */
export function Decision({ application }: { application: Application }) {
  const [question, setQuestion] = useState<'approve' | 'reject' | 'return'>();
  const sections = useRejectedSections();
  const save = useSaveApplication(application.id);
  const navigate = useNavigate();
  const notify = useNotify();
  const closing = application.status === 'in_closing';
  const agreeing = save.variables?.status === 'approved' || save.variables?.status === 'in_closing';
  // What is on its way is told by itself: Escape may have closed the question meanwhile.
  useBusy(save.isPending, agreeing ? admin.approvingApplication : screens.submitting);

  const done = async () => {
    sections.clear();
    notify.success(screens.done);
    await navigate('/admin');
  };
  // The review is rendered anew, without this component, before the promise settles: callbacks of `mutate` would be lost.
  const decide = async (changes: Changes) => {
    await save.mutateAsync(changes);
    await done();
  };
  const close = () => setQuestion(undefined);
  const byComments = sections.rejected.length > 0;
  const reasonComplaint = (reason: string) => (isBlank(reason) ? shared.reasonRequired : undefined);

  return (
    <HStack flexWrap="wrap">
      {closing ? null : (
        <Button variant="outline" icon="arrow-left" onClick={() => setQuestion('return')}>
          Return to borrower
        </Button>
      )}
      <Button variant="outline" icon="close" onClick={() => setQuestion('reject')}>
        {byComments ? fill(approval.rejectCount, { count: sections.rejected.length }) : 'Reject'}
      </Button>
      <Button icon="check" onClick={() => setQuestion('approve')}>
        {closing ? approval.closeLoan : approval.approve}
      </Button>
      {question === 'approve' ? (
        <ApproveDialog
          application={application}
          decide={(changes) => save.mutateAsync(changes)}
          onDone={() => void done()}
          onCancel={close}
        />
      ) : null}
      {question === 'return' ? (
        <ReasonCall
          title="Return this application to its borrower?"
          label="What is still to be done, as the borrower will read it"
          confirmLabel="Return"
          complaintOf={reasonComplaint}
          failed={admin.errorApprovingApplication}
          act={(reason) => decide({ status: 'in_progress', onRejectString: reason })}
          onClose={close}
        />
      ) : null}
      {question === 'reject' ? (
        <ReasonCall
          title="Reject this application?"
          label={approval.rejectionReason}
          lead={
            byComments
              ? `${approval.sectionsToReject}: ${sections.rejected.map(({ step }) => sectionLabel(step)).join(', ')}`
              : undefined
          }
          required={!byComments}
          confirmLabel="Reject"
          complaintOf={byComments ? () => undefined : reasonComplaint}
          failed={admin.errorApprovingApplication}
          act={(reason) =>
            decide({
              status: 'rejected',
              ...(reason ? { onRejectString: reason } : {}),
              ...(byComments ? { rejectionComments: [...sections.rejected] } : {}),
            })
          }
          onClose={close}
        />
      ) : null}
    </HStack>
  );
}
