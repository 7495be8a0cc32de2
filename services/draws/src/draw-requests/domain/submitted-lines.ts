import { drawErrors, linesWithAmount } from '@groundwork/domain-draws';
import type { DrawDraft, DrawLineDraft } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';

/** A line that asks for money. */
export type SubmittedLine<L extends DrawLineDraft> = L & { readonly requestedAmount: number };

/** The lines of a request that ask for money. */
export const submittedLines = <L extends DrawLineDraft>(lines: readonly L[]): SubmittedLine<L>[] =>
  linesWithAmount(lines) as SubmittedLine<L>[];

/** What is wrong with a request, by the places that its lines have in it; a line without an amount is not looked at. */
export function requestErrors(draft: DrawDraft, capOf: (budgetItemId: string) => number | undefined): FieldErrors {
  const considered = linesWithAmount(draft.lineItems);
  const place = (index: string): number => draft.lineItems.indexOf(considered[Number(index)] as DrawLineDraft);
  const errors = drawErrors({ ...draft, lineItems: considered }, capOf);
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^lineItems\.(\d+)/, (_whole, index: string) => `lineItems.${place(index)}`),
      message,
    ]),
  );
}

/** A document must be a file of the loan's own company; of any other file not even its existence is told. */
export function documentErrors(
  lines: readonly DrawLineDraft[],
  companyOfFile: (fileUploadId: string) => string | null | undefined,
  companyId: string,
): FieldErrors {
  const errors: FieldErrors = {};
  lines.forEach((line, index) => {
    if (line.supportingDocuments?.some((id) => companyOfFile(id) !== companyId))
      errors[`lineItems.${index}.supportingDocuments`] = shared.choice;
  });
  return errors;
}
