import { fill, shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { amount, isId } from '@groundwork/domain-validation';
import type { Complaint, FieldErrors } from '@groundwork/domain-validation';
import type { DrawLineDraft, DrawRequest } from './draw.record.js';
import { requestedTotal } from './ledger.js';
import { MAX_DRAW_LINES } from './limits.js';
import { signatureComplaint } from './signature.js';

/** A request as it stands before it is submitted: the signature comes last. */
export type DrawDraft = Pick<DrawRequest, 'lineItems'> & { readonly certifySignature?: string | null };

/** The lines that are submitted: those with an amount (specification 5). */
export function linesWithAmount<T extends DrawLineDraft>(lines: readonly T[]): T[] {
  return lines.filter(
    (line) => line.requestedAmount !== undefined && line.requestedAmount !== null && line.requestedAmount !== 0,
  );
}

/** The lines whose amount is one. */
const asking = (lines: readonly DrawLineDraft[]): { readonly requestedAmount: Cents }[] =>
  lines.flatMap(({ requestedAmount }) =>
    amount(requestedAmount) === undefined && typeof requestedAmount === 'number' ? [{ requestedAmount }] : [],
  );

/** One amount against its cap. */
export function requestedAmountComplaint(requested: unknown, cap: Cents): Complaint {
  const complaint = amount(requested);
  if (complaint !== undefined) return complaint;
  return Number(requested) > cap ? fill(shared.drawAboveCap, { amount: formatCents(cap) }) : undefined;
}

/**
 * What is wrong with a draw request, by path. `capOf` gives the cap of a budget line, undefined for a line that this
 * loan does not have; `available` what is left of its commitment. The service asks again inside its transaction: caps move
 * while a form stands open.
 */
export function drawErrors(
  draft: DrawDraft,
  capOf: (budgetItemId: string) => Cents | undefined,
  available = Infinity,
): FieldErrors {
  const errors: FieldErrors = {};
  const lines = Array.isArray(draft.lineItems) ? draft.lineItems : [];
  if (lines.length > MAX_DRAW_LINES) return { lineItems: fill(shared.tooMany, { max: MAX_DRAW_LINES }) };
  if (linesWithAmount(lines).length === 0) errors['lineItems'] = shared.drawEmpty;
  if (requestedTotal(asking(lines)) > available)
    errors['lineItems'] = fill(shared.drawAboveCommitment, { amount: formatCents(available) });
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const path = `lineItems.${index}`;
    const cap = isId(line.additionalBudgetItemId) ? capOf(line.additionalBudgetItemId) : undefined;
    if (cap === undefined || seen.has(line.additionalBudgetItemId)) {
      errors[`${path}.additionalBudgetItemId`] = shared.choice;
      return;
    }
    seen.add(line.additionalBudgetItemId);
    const complaint = requestedAmountComplaint(line.requestedAmount ?? 0, cap);
    if (complaint !== undefined) errors[`${path}.requestedAmount`] = complaint;
  });
  const signature = signatureComplaint(draft.certifySignature);
  if (signature !== undefined) errors['certifySignature'] = signature;
  return errors;
}
