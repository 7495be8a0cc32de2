import { useId, useState } from 'react';
import { approvedAmountComplaint, reductionReasonComplaint, sharedAmountComplaint } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { addCents, formatCents } from '@groundwork/domain-money';
import { isUnread } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import { MoneyInput } from '@groundwork/web-forms';
import {
  ActionDialog,
  Box,
  FieldError,
  Label,
  RequiredMark,
  Stack,
  Text,
  Textarea,
  useLeaveQuestion,
} from '@groundwork/web-ui';

interface LowerAmountDialogProps {
  /** What it is about: a line, or the entire draw. */
  title: string;
  /** What asks for money: one line, or every line that can be approved. Whole cents. */
  lines: readonly { readonly requestedAmount: number }[];
  hint?: string;
  onConfirm: (approvedAmount: number, reductionReason: string) => void;
  onCancel: () => void;
}

/** Asks how much is approved of an amount, and why it is less. */
export function LowerAmountDialog({ title, lines, hint, onConfirm, onCancel }: LowerAmountDialogProps) {
  const id = useId();
  const [amount, setAmount] = useState<number | Unread | undefined>();
  const [reason, setReason] = useState('');
  const [looked, setLooked] = useState(false);
  const { close, question } = useLeaveQuestion(amount !== undefined || reason.trim() !== '', onCancel);
  const requested = addCents(lines.map((line) => line.requestedAmount));
  const approvedAmount = isUnread(amount) ? undefined : amount;
  const wrongAmount = isUnread(amount)
    ? amount.complaint
    : (approvedAmountComplaint(requested, { approvedAmount: approvedAmount ?? 0 }) ??
      sharedAmountComplaint(lines, approvedAmount ?? 0));
  const wrongReason = reductionReasonComplaint(requested, { approvedAmount: 0, reductionReason: reason });
  const confirm = () => {
    setLooked(true);
    if (!wrongAmount && !wrongReason && approvedAmount !== undefined) onConfirm(approvedAmount, reason.trim());
  };
  return (
    <ActionDialog size="sm" title={title} actionLabel={drawDesk.lowerAmount} onAct={confirm} onClose={close}>
      <Stack gap="4">
        <Text>
          {fill(drawDesk.lowerAmountHint, { amount: formatCents(requested) })} {hint}
        </Text>
        <Box>
          <Label htmlFor={`${id}-amount`} mb="1.5">
            Approved amount
            <RequiredMark />
          </Label>
          <MoneyInput
            id={`${id}-amount`}
            value={amount}
            onChange={setAmount}
            aria-required
            aria-invalid={looked && wrongAmount ? true : undefined}
            aria-describedby={looked && wrongAmount ? `${id}-amount-error` : undefined}
          />
          {looked && wrongAmount ? (
            <FieldError id={`${id}-amount-error`} mt="1">
              {wrongAmount}
            </FieldError>
          ) : null}
        </Box>
        <Box>
          <Label htmlFor={`${id}-reason`} mb="1.5">
            {drawDesk.lowerReason}
            <RequiredMark />
          </Label>
          <Textarea
            id={`${id}-reason`}
            rows={3}
            value={reason}
            aria-required
            onChange={(event) => setReason(event.currentTarget.value)}
            aria-invalid={looked && wrongReason ? true : undefined}
            aria-describedby={looked && wrongReason ? `${id}-reason-error` : undefined}
          />
          {looked && wrongReason ? (
            <FieldError id={`${id}-reason-error`} mt="1">
              {wrongReason}
            </FieldError>
          ) : null}
        </Box>
      </Stack>
      {question}
    </ActionDialog>
  );
}
