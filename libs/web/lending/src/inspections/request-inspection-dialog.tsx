import { inspections } from '@groundwork/domain-messages-screens';
import type { Command } from '@groundwork/web-http';
import { ReasonCall, useNotify } from '@groundwork/web-mount';

interface RequestInspectionDialogProps {
  applicationId: string;
  /** The area's own call. */
  request: Command<unknown, { applicationId: string; note: string | null }>;
  onClose: () => void;
}

/** Asks for an inspection of a loan, by either side, with what is to be looked at. */
export function RequestInspectionDialog({ applicationId, request, onClose }: RequestInspectionDialogProps) {
  const notify = useNotify();
  const act = async (note: string) => {
    await request.mutateAsync({ applicationId, note: note.trim() || null });
    notify.success(inspections.requested);
  };
  return (
    <ReasonCall
      required={false}
      title="Request Inspection"
      label="What is to be looked at"
      confirmLabel="Request Inspection"
      complaintOf={() => undefined}
      act={act}
      onClose={onClose}
    />
  );
}
