import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { addCents, formatCents, subtractCents } from '@groundwork/domain-money';
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

/** Invoices, where there are any, are those of the line: they add up to it. */
export function invoicesComplaint({ requestedAmount, invoices }: DrawLineDraft): Complaint {
  if (!invoices?.length) return undefined;
  const sum = addCents(invoices.map((invoice) => invoice.amount));
  return sum === requestedAmount
    ? undefined
    : fill(drawRules.invoicesDiffer, { sum: formatCents(sum), amount: formatCents(requestedAmount ?? 0) });
}

/** Material that is newly stored is part of what the line asks for. */
export function storedComplaint({ requestedAmount, materialsStored }: DrawLineDraft, storedBefore: Cents): Complaint {
  const growth = subtractCents(materialsStored ?? storedBefore, storedBefore);
  return growth > Math.max(requestedAmount ?? 0, 0)
    ? fill(drawRules.storedAboveAmount, { growth: formatCents(growth) })
    : undefined;
}

/**
 * What is wrong with a draw request, by path. `capOf` gives the cap of a budget line, undefined for a line that this
 * loan does not have; `available` what is left of its commitment; `storedOf` the material of a line that was stored
 * before. The service asks again inside its transaction: caps move while a form stands open.
 */
export function drawErrors(
  draft: DrawDraft,
  capOf: (budgetItemId: string) => Cents | undefined,
  available = Infinity,
  storedOf: (budgetItemId: string) => Cents = () => 0,
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
    const invoices = complaint === undefined ? invoicesComplaint(line) : undefined;
    if (invoices !== undefined) errors[`${path}.invoices`] = invoices;
    const stored = storedComplaint(line, storedOf(line.additionalBudgetItemId));
    if (stored !== undefined) errors[`${path}.materialsStored`] = stored;
  });
  const signature = signatureComplaint(draft.certifySignature);
  if (signature !== undefined) errors['certifySignature'] = signature;
  return errors;
}
