/** Kinds of a budget row, in the specification's spelling (section 3). */
export const rowTypes = ['hard', 'soft', 'closing', 'land', 'contigency', 'interest reserve', 'fee'] as const;
export type RowType = (typeof rowTypes)[number];

/** How a property's budget comes about. */
export const budgetUploadFormats = ['form', 'upload', 'prior', 'template'] as const;
export type BudgetUploadFormat = (typeof budgetUploadFormats)[number];

/** Sources beside the loan that have a name (specification 3); any other is custom. */
export const fundingSourceNames = ['Equity', 'Subordinated Debt', 'Subordinated Land Financing'] as const;
export type FundingSourceName = (typeof fundingSourceNames)[number];
/** What the list offers for a source under a name of its own. */
export const CUSTOM_SOURCE = 'Custom';

export const yesOrNo = ['yes', 'no'] as const;
export type YesNo = (typeof yesOrNo)[number];

/** What a budget is divided over. */
export const allocationTargets = ['units', 'properties'] as const;
export type AllocationTarget = (typeof allocationTargets)[number];
