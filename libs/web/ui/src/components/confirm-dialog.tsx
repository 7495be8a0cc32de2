import type { ReactNode } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { Button } from '../primitives/button.js';
import { Dialog } from '../primitives/dialog.js';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For what cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** On the button meanwhile. */
  busyLabel?: string;
  /** It cannot be confirmed as it stands. */
  disabled?: boolean;
  failure?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = screens.cancel,
    danger,
    busy,
    busyLabel,
    disabled,
    failure,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      failure={failure}
      footer={
        <>
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'solid'}
            onClick={onConfirm}
            disabled={disabled}
            loading={busy}
            loadingText={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
