import { borrower, fill, shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { amount, isId } from '@groundwork/domain-validation';
import type { Complaint, FieldErrors } from '@groundwork/domain-validation';

export const MAX_DRAW_LINES = 2000;
/** Longest PNG data of a signature, in characters of its data URL. */
export const MAX_SIGNATURE = 400_000;

const PNG = 'data:image/png;base64,';
/** Begin of every PNG file in base64. */
const PNG_MAGIC = 'iVBORw0KGgo';

/** A line as the borrower asks for it. */
export interface DrawLineDraft {
  readonly additionalBudgetItemId: string;
  readonly requestedAmount?: Cents | null;
  readonly supportingDocuments?: readonly string[];
}

export interface DrawDraft {
  readonly lineItems: readonly DrawLineDraft[];
  readonly certifySignature?: string | null;
}

/** The lines that are submitted: those with an amount (specification 5). */
export function linesWithAmount<T extends DrawLineDraft>(lines: readonly T[]): T[] {
  return lines.filter(
    (line) => line.requestedAmount !== undefined && line.requestedAmount !== null && line.requestedAmount !== 0,
  );
}

/** A drawn signature: PNG data. None says 'Please provide a signature first!'. */
export function signatureComplaint(signature: unknown): Complaint {
  if (typeof signature !== 'string' || signature === '') return borrower.signatureFirst;
  if (signature.length > MAX_SIGNATURE) return borrower.signatureFirst;
  const drawn = signature.startsWith(PNG + PNG_MAGIC) && /^[A-Za-z0-9+/]+={0,2}$/.test(signature.slice(PNG.length));
  return drawn ? undefined : borrower.signatureFirst;
}

/** One amount against its cap. */
export function requestedAmountComplaint(requested: unknown, cap: Cents): Complaint {
  const complaint = amount(requested);
  if (complaint !== undefined) return complaint;
  return Number(requested) > cap ? fill(borrower.drawAboveCap, { amount: formatCents(cap) }) : undefined;
}

/**
 * What is wrong with a draw request, by path. `capOf` gives the cap of a budget line, undefined for a line that this
 * loan does not have. The service asks again inside its transaction: caps move while a form stands open.
 */
export function drawErrors(draft: DrawDraft, capOf: (budgetItemId: string) => Cents | undefined): FieldErrors {
  const errors: FieldErrors = {};
  const lines = Array.isArray(draft.lineItems) ? draft.lineItems : [];
  if (lines.length > MAX_DRAW_LINES) return { lineItems: fill(shared.tooMany, { max: MAX_DRAW_LINES }) };
  if (linesWithAmount(lines).length === 0) errors['lineItems'] = borrower.drawEmpty;
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
