/** Days after which an appraisal is too old to decide upon. */
export const appraisalAge = 180;

/** What a property's valuation lacks: an appraisal, one of late, or the document that says so. */
export const valuationStates = ['missing', 'old', 'unproven'] as const;
export type ValuationState = (typeof valuationStates)[number];

export const valuationLabels: Readonly<Record<ValuationState, string>> = {
  missing: 'Not appraised',
  old: `Appraised over ${appraisalAge} days ago`,
  unproven: 'Appraisal without its document',
};
