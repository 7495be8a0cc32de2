export const loanRequests = ['oneProperty', 'rentalPortfolio'] as const;
export type LoanRequestIsFor = (typeof loanRequests)[number];

/** Answers about infrastructure that is in place (paved streets, sewer, water, electric). */
export const infrastructureAnswers = ['Fully In Place', 'To Be Completed During Loan', 'No'] as const;

export const wetlandsAnswers = ['Yes', 'No', 'Unsure'] as const;
export const acquisitionRefinanceAnswers = ['acquisition', 'refinance'] as const;
export const floorPlanScopes = ['overall', 'foreach'] as const;
/** How a floor's area is known; exact unless said otherwise (section 3). */
export const floorMeasurements = ['exact', 'approximate'] as const;
export const loanPurposes = ['purchase', 'rehab', 'purchase and rehab'] as const;
