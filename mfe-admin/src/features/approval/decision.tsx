import { useState } from 'react';
import { applicationTitle } from '@groundwork/domain-applications';
import { admin, shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import { sentenceFor } from '@groundwork/web-http';
import { useBusy, useNavigate, useNotify } from '@groundwork/web-mount';
import { Button, ConfirmDialog, HStack, ReasonDialog, Text } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/applications.js';

const reasonComplaint = (reason: string) => (isBlank(reason) ? shared.reasonRequired : undefined);

/** Approve, or reject with a reason; asked before, and back to the administration with 'Done!' after. */
export function Decision({ application }: { application: Application }) {
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const save = useSaveApplication(application.id);
  const navigate = useNavigate();
  const notify = useNotify();
  // What is on its way is told by itself: Escape may have closed the question meanwhile.
  useBusy(save.isPending, save.variables?.status === 'approved' ? admin.approvingApplication : shared.submitting);

  // The review is rendered anew, without this component, before the promise settles: callbacks of `mutate` would be lost.
  const decide = async (changes: { status: 'approved' } | { status: 'rejected'; onRejectString: string }) => {
    try {
      await save.mutateAsync(changes);
      notify.success(shared.done);
      await navigate('/admin');
    } catch (error) {
      setAsked(undefined);
      notify.error(`${admin.errorApprovingApplication}: ${sentenceFor(error)}`);
    }
  };

  return (
    <HStack>
      <Button variant="outline" icon="close" onClick={() => setAsked('reject')}>
        Reject
      </Button>
      <Button icon="check" onClick={() => setAsked('approve')}>
        Approve
      </Button>
      <ConfirmDialog
        open={asked === 'approve'}
        title="Approve this application?"
        confirmLabel={save.isPending ? admin.approvingApplication : 'Approve'}
        busy={save.isPending}
        onConfirm={() => void decide({ status: 'approved' })}
        onCancel={() => setAsked(undefined)}
      >
        <Text>
          {applicationTitle(application)} becomes an active loan, and its ledger opens from the budget. This cannot be
          undone.
        </Text>
      </ConfirmDialog>
      <ReasonDialog
        open={asked === 'reject'}
        title="Reject this application?"
        label="Reason, as the borrower will read it"
        confirmLabel="Reject"
        complaintOf={reasonComplaint}
        busy={save.isPending}
        onConfirm={(reason) => void decide({ status: 'rejected', onRejectString: reason })}
        onCancel={() => setAsked(undefined)}
      />
    </HStack>
  );
}
