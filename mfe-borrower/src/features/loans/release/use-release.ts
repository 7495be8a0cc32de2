import { useState } from 'react';
import type { PaymentSheet } from '@groundwork/domain-draws';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { formatCents, subtractCents } from '@groundwork/domain-money';
import { systemClock } from '@groundwork/domain-time';
import { useRuleForm } from '@groundwork/web-forms';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import type { GivenSignature } from '@groundwork/web-ui';
import type { DrawRequest, Ledger } from '../../../data/api.js';
import { usePreviewRelease } from '../../../data/draw-sheets.js';
import { useRequestRelease } from '../../../data/draws.js';

export interface Values {
  /** By the places of the lines that hold something. */
  lines: { amount?: number | undefined }[];
  note: string;
}

export type HeldLine = Ledger['lines'][number];

/** What can still be requested for of what is held back of a line. */
export const releasable = ({ retainageHeld, retainageReleasing }: HeldLine): number =>
  subtractCents(retainageHeld, retainageReleasing);

function complaints(held: readonly HeldLine[], { lines }: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  held.forEach((line, at) => {
    const most = releasable(line);
    if ((lines[at]?.amount ?? 0) > most)
      errors[`lines.${at}.amount`] = fill(drawRules.releaseAtMost, { amount: formatCents(most) });
  });
  if (!lines.some(({ amount }) => amount)) errors['lines.0.amount'] ??= shared.drawEmpty;
  return errors;
}

/** What a release that came back asked for of a line. */
const before = (revises: DrawRequest | undefined, { additionalBudgetItemId }: HeldLine): number | undefined =>
  revises?.lineItems.find((line) => line.additionalBudgetItemId === additionalBudgetItemId)?.requestedAmount;

export interface ReleaseOf {
  ledger: Ledger;
  /** A release that came back, to be changed and submitted again. */
  revises: DrawRequest | undefined;
  onClose: () => void;
}

/** The flow of a release: its amounts, then its certificate, read and signed. What is refused comes back to the line it is about. */
export function useRelease({ ledger, revises, onClose }: ReleaseOf) {
  // As it was opened: what is read anew meanwhile must not move an amount to another line.
  const [held] = useState(() => ledger.lines.filter((line) => releasable(line) > 0));
  const [sheet, setSheet] = useState<PaymentSheet>();
  const [signed, setSigned] = useState<{ signature: GivenSignature; at: string }>();
  const [unsigned, setUnsigned] = useState(false);
  const preview = usePreviewRelease();
  const send = useRequestRelease();
  const notify = useNotify();
  const form = useRuleForm<Values>({
    defaultValues: {
      lines: held.map((line) => ({ amount: before(revises, line) })),
      note: revises?.note ?? '',
    },
    check: (values) => complaints(held, values),
    mode: 'onSubmit',
  });
  const requestedOf = ({ lines }: Values) =>
    held.flatMap((line, at) => {
      const requestedAmount = lines[at]?.amount;
      return requestedAmount ? [{ at, additionalBudgetItemId: line.additionalBudgetItemId, requestedAmount }] : [];
    });
  const bodyOf = (values: Values) => ({
    applicationId: ledger.applicationId,
    lineItems: requestedOf(values).map(({ at: _at, ...line }) => line),
  });
  const sign = (signature: GivenSignature | undefined) => {
    setUnsigned(false);
    setSigned(signature && { signature, at: systemClock.now().toISOString() });
  };
  const goBack = () => {
    sign(undefined);
    setSheet(undefined);
  };
  const refused = (error: unknown, values: Values) => {
    const fields = error instanceof ApiProblem ? error.fieldErrors : {};
    requestedOf(values).forEach(({ at }, index) => {
      const message = fields[`lineItems.${index}.requestedAmount`];
      if (!message) return;
      goBack();
      form.setError(`lines.${at}.amount`, { type: 'server', message });
    });
    form.setError('root', { type: 'server', message: sentenceFor(error) });
  };
  const review = async (values: Values) => {
    try {
      setSheet(await preview.mutateAsync(bodyOf(values)));
    } catch (error) {
      refused(error, values);
    }
  };
  const submit = async (values: Values) => {
    setUnsigned(!signed);
    if (!signed) return;
    try {
      await send.mutateAsync({
        ...bodyOf(values),
        kind: 'release',
        ...(revises ? { revises: revises.id } : {}),
        note: values.note,
        certifySignature: signed.signature.png,
        certifySignatureDate: signed.at,
        signedName: signed.signature.name,
      });
      notify.success(borrower.drawRequestSubmitted);
      onClose();
    } catch (error) {
      notify.error(borrower.errorSubmittingDrawRequest);
      refused(error, values);
    }
  };
  const isTyped = form.formState.isDirty || signed !== undefined;
  return { held, form, sheet, review, submit, goBack, sign, unsigned, isTyped, preview, busy: send.isPending };
}
