import { rejectionCommentComplaint } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { ReasonDialog } from '@groundwork/web-ui';
import { useRejectAgreement } from '../../data/agreements.js';

/** A rejection needs a comment, which the broker reads. */
export function RejectAgreement({ id, onClose }: { id: string; onClose: () => void }) {
  const reject = useRejectAgreement();
  const notify = useNotify();
  const submit = (rejectionComment: string) =>
    reject.mutateAsync({ id, rejectionComment }).then(
      () => {
        notify.success(admin.agreementRejected);
        onClose();
      },
      (error: unknown) => notify.error(`${admin.errorWithThisAgreement}: ${sentenceFor(error)}`),
    );
  return (
    <ReasonDialog
      open
      title="Reject this agreement?"
      label="Comment, as the broker will read it"
      confirmLabel="Reject"
      complaintOf={rejectionCommentComplaint}
      busy={reject.isPending}
      onConfirm={(comment) => void submit(comment)}
      onCancel={onClose}
    />
  );
}
