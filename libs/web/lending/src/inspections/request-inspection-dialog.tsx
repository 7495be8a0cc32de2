import { inspections } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import type { Command } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { ReasonDialog } from '@groundwork/web-ui';

interface RequestInspectionDialogProps {
  applicationId: string;
  /** The area's own call. */
  request: Command<unknown, { applicationId: string; note: string | null }>;
  onClose: () => void;
}

/** Asks for an inspection of a loan, by either side, with what is to be looked at. */
export function RequestInspectionDialog({ applicationId, request, onClose }: RequestInspectionDialogProps) {
  const notify = useNotify();
  const send = async (note: string) => {
    try {
      await request.mutateAsync({ applicationId, note: note.trim() || null });
      notify.success(inspections.requested);
      onClose();
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  return (
    <ReasonDialog
      open
      required={false}
      title="Request Inspection"
      label="What is to be looked at"
      confirmLabel="Request Inspection"
      complaintOf={() => undefined}
      busy={request.isPending}
      onConfirm={(note) => void send(note)}
      onCancel={onClose}
    />
  );
}
