import { rejectionCommentComplaint } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { ReasonCall, useNotify } from '@groundwork/web-mount';

import { useRejectAgreement } from '../../data/agreements.js';

/** A rejection needs a comment, which the broker reads. */
export function RejectAgreement({ id, onClose }: { id: string; onClose: () => void }) {
  const reject = useRejectAgreement();
  const notify = useNotify();
  const act = async (rejectionComment: string) => {
    await reject.mutateAsync({ id, rejectionComment });
    notify.success(admin.agreementRejected);
  };
  return (
    <ReasonCall
      title="Reject this agreement?"
      label="Comment, as the broker will read it"
      confirmLabel="Reject"
      complaintOf={rejectionCommentComplaint}
      failed={admin.errorWithThisAgreement}
      act={act}
      onClose={onClose}
    />
  );
}
