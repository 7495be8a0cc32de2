import { drawErrors, linesWithAmount } from '@groundwork/domain-draws';
import type { DrawDraft, DrawLineDraft } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';

/** A line that asks for money. */
export type SubmittedLine<L extends DrawLineDraft> = L & { readonly requestedAmount: number };

/** What a submission carries, whether it was sent at once or kept as a draft before. */
export interface SubmittedDraw extends DrawDraft {
  readonly certifySignature: string;
  readonly certifySignatureDate?: string | null;
  /** The signer's own name, as it was typed. */
  readonly signedName: string;
  readonly note?: string | null;
  readonly supportingDocuments?: readonly string[] | null;
}

/** The lines of a request that ask for money. */
export const submittedLines = <L extends DrawLineDraft>(lines: readonly L[]): SubmittedLine<L>[] =>
  linesWithAmount(lines) as SubmittedLine<L>[];

/** What a line of the loan lets a request ask for, and what material of it is stored; whole cents. */
export interface LineRoom {
  readonly cap: number;
  readonly stored: number;
}

/** What is wrong with a request, by the places that its lines have in it; a line without an amount is not looked at. */
export function requestErrors(draft: DrawDraft, roomOf: (budgetItemId: string) => LineRoom | undefined): FieldErrors {
  const considered = linesWithAmount(draft.lineItems);
  const place = (index: string): number => draft.lineItems.indexOf(considered[Number(index)] as DrawLineDraft);
  const errors = drawErrors(
    { ...draft, lineItems: considered },
    (id) => roomOf(id)?.cap,
    Infinity,
    (id) => roomOf(id)?.stored ?? 0,
  );
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^lineItems\.(\d+)/, (_whole, index: string) => `lineItems.${place(index)}`),
      message,
    ]),
  );
}

/** What names files: the lines of a draw, and the draw as a whole. */
export interface Documented {
  readonly lineItems: readonly { readonly supportingDocuments?: readonly string[] | null }[];
  readonly supportingDocuments?: readonly string[] | null | undefined;
}

/** A document must be a file of the loan's own company; of any other file not even its existence is told. */
export function documentErrors(
  { lineItems, supportingDocuments }: Documented,
  companyOfFile: (fileUploadId: string) => string | null | undefined,
  companyId: string,
): FieldErrors {
  const errors: FieldErrors = {};
  const foreign = (ids: readonly string[] | null | undefined): boolean =>
    ids?.some((id) => companyOfFile(id) !== companyId) ?? false;
  lineItems.forEach((line, index) => {
    if (foreign(line.supportingDocuments)) errors[`lineItems.${index}.supportingDocuments`] = shared.choice;
  });
  if (foreign(supportingDocuments)) errors['supportingDocuments'] = shared.choice;
  return errors;
}
