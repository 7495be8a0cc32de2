import { ActionDialog } from './action-dialog.js';
import type { ActionDialogProps } from './action-dialog.js';

interface ConfirmDialogProps extends Pick<
  ActionDialogProps,
  'title' | 'children' | 'cancelLabel' | 'danger' | 'busy' | 'busyLabel' | 'disabled' | 'failure'
> {
  open: boolean;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question that interrupts, and is answered before anything else. */
export function ConfirmDialog({ confirmLabel, onConfirm, onCancel, ...question }: ConfirmDialogProps) {
  return (
    <ActionDialog
      busyLabel={confirmLabel}
      {...question}
      role="alertdialog"
      size="sm"
      actionLabel={confirmLabel}
      onAct={onConfirm}
      onClose={onCancel}
    />
  );
}
