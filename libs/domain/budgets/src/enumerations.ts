/** Kinds of a budget row, in the specification's spelling (section 3). */
export const rowTypes = ['hard', 'soft', 'closing', 'land', 'contigency', 'interest reserve', 'fee'] as const;
export type RowType = (typeof rowTypes)[number];

/** How a property's budget comes about. */
export const budgetUploadFormats = ['form', 'upload', 'prior', 'template'] as const;
export type BudgetUploadFormat = (typeof budgetUploadFormats)[number];

export const yesOrNo = ['yes', 'no'] as const;
export type YesNo = (typeof yesOrNo)[number];
