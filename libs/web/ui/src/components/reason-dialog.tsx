import { useEffect, useId, useRef, useState } from 'react';
import { FieldError, Label, RequiredMark, Textarea } from '../primitives/fields.js';
import { Text } from '../primitives/layout.js';
import { ActionDialog } from './action-dialog.js';
import { useLeaveQuestion } from './leave-question.js';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** Label of the text field. */
  label: string;
  /** What is said above it. */
  lead?: string;
  /** Whether a reason is needed; it is unless this says otherwise. */
  required?: boolean;
  confirmLabel: string;
  /** A decision against somebody; it is unless this says otherwise. */
  danger?: boolean;
  cancelLabel?: string;
  /** What is wrong with a reason; undefined lets it pass. */
  complaintOf: (reason: string) => string | undefined;
  /** Why the last try did not succeed; what was typed stays. */
  failure?: string | undefined;
  /** What the server found wrong with the reason, said at it. */
  refused?: string | undefined;
  busy?: boolean;
  busyLabel?: string;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a decision that the other side will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  // A new question begins empty: the body lives only while the dialog is open.
  return props.open ? <OpenReasonDialog {...props} /> : null;
}

function OpenReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    label,
    lead,
    required = true,
    confirmLabel,
    danger = true,
    cancelLabel,
    complaintOf,
    failure,
    refused,
    busy,
    busyLabel,
    onConfirm,
    onCancel,
  } = props;
  const [reason, setReason] = useState('');
  const [found, setFound] = useState<string>();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { close, question } = useLeaveQuestion(reason.trim() !== '', onCancel);
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  const complaint = found ?? refused;
  const confirm = () => {
    const wrong = complaintOf(reason);
    setFound(wrong);
    if (wrong === undefined) onConfirm(reason.trim());
    else field.current?.focus();
  };
  return (
    <ActionDialog
      onClose={close}
      title={title}
      size="sm"
      // Of the try before what is complained about now.
      failure={complaint ? undefined : failure}
      danger={danger}
      actionLabel={confirmLabel}
      onAct={confirm}
      busy={busy}
      busyLabel={busyLabel ?? confirmLabel}
      cancelLabel={cancelLabel}
    >
      {lead ? (
        <Text mb="4" overflowWrap="anywhere">
          {lead}
        </Text>
      ) : null}
      <Label htmlFor={id} mb="1.5">
        {label}
        {required ? <RequiredMark /> : null}
      </Label>
      <Textarea
        ref={field}
        id={id}
        rows={4}
        data-autofocus
        value={reason}
        aria-required={required}
        aria-invalid={complaint ? true : undefined}
        aria-describedby={complaint ? `${id}-error` : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {complaint ? (
        <FieldError id={`${id}-error`} role="alert" mt="1">
          {complaint}
        </FieldError>
      ) : null}
      {question}
    </ActionDialog>
  );
}
