import { screens } from '@groundwork/domain-messages-screens';
import { Button } from '../primitives/button.js';
import { Dialog } from '../primitives/dialog.js';
import type { DialogProps } from '../primitives/dialog.js';

export interface ActionDialogProps extends Omit<DialogProps, 'footer' | 'open'> {
  open?: boolean;
  /** What the dialog is for, in the words of its button. */
  actionLabel: string;
  onAct?: () => unknown;
  /** The form within that the action submits, by its id, in place of `onAct`. */
  formId?: string;
  /** Called for Escape, the close button and 'Cancel'. */
  onClose: () => void;
  /** For 'Cancel' alone, where that does more than close. */
  onCancel?: () => void;
  cancelLabel?: string;
  /** For what cannot be undone, or is done against somebody. */
  danger?: boolean;
  /** It is being done: nothing closes the dialog meanwhile. */
  busy?: boolean;
  /** On the button meanwhile. */
  busyLabel?: string;
  /** It cannot be done as it stands. */
  disabled?: boolean;
}

/** A dialog that ends with one action, or with 'Cancel'. */
export function ActionDialog(props: ActionDialogProps) {
  const { open = true, actionLabel, onAct, formId, onClose, onCancel = onClose, cancelLabel = screens.cancel } = props;
  const { danger, busy, busyLabel = screens.submitting, disabled, title, size, role, failure, children } = props;
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      title={title}
      size={size}
      role={role}
      failure={failure}
      footer={
        <>
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'solid'}
            type={formId ? 'submit' : 'button'}
            form={formId}
            onClick={() => void onAct?.()}
            disabled={disabled}
            loading={busy}
            loadingText={busyLabel}
          >
            {actionLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
