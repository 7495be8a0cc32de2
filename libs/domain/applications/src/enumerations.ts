/** What the project is for; sell unless chosen otherwise. */
export const purposes = ['sell', 'rent'] as const;
export type Purpose = (typeof purposes)[number];

/** The loan types by their wire values, with the label of their tile and the purpose that offers them (section 2). */
export const loanTypes = {
  construction: { label: 'Build New', purpose: 'sell', termSheet: 'build new', tooltip: '' },
  renovation: { label: 'Fix-Flip', purpose: 'sell', termSheet: 'flip', tooltip: '' },
  land: { label: 'Land', purpose: 'sell', termSheet: 'land', tooltip: '' },
  model: { label: 'Model', purpose: 'sell', termSheet: 'model', tooltip: '' },
  acquisitionOrRefinance: {
    label: 'Acquisition or Refinance',
    purpose: 'rent',
    termSheet: 'build new',
    tooltip:
      'Acquisition counts when there is no existing debt and the property has been owned under 6 months, otherwise refinance.',
  },
  buildToRent: {
    label: 'Build 2 Rent',
    purpose: 'rent',
    termSheet: 'build new',
    tooltip: 'A one-time-close loan with a construction period, then a rental period.',
  },
  renovateToRent: {
    label: 'Renovate 2 Rent',
    purpose: 'rent',
    termSheet: 'flip',
    tooltip: 'A one-time-close loan with a renovation period, then a rental period.',
  },
} as const satisfies Readonly<
  Record<
    string,
    { label: string; purpose: Purpose; termSheet: 'build new' | 'flip' | 'land' | 'model'; tooltip: string }
  >
>;
export type LoanType = keyof typeof loanTypes;
export const loanTypeValues = Object.keys(loanTypes) as readonly LoanType[];

/** The loan types that a purpose offers, in the order of their tiles. */
export function loanTypesFor(purpose: Purpose): LoanType[] {
  return loanTypeValues.filter((type) => loanTypes[type].purpose === purpose);
}

/** The term sheet type whose text a loan type's borrower reads. The catalogue of term sheets has four (section 2). */
export function termSheetTypeOf(loanType: LoanType): (typeof loanTypes)[LoanType]['termSheet'] {
  return loanTypes[loanType].termSheet;
}

interface PropertyTypeEntry {
  readonly label: string;
  readonly units: number;
  /** The number of properties that choosing it sets; undefined leaves the choice open. */
  readonly autoselect?: number;
  readonly abbreviation: string;
}

/** Property types with their units, the count that they force and their abbreviation (section 3). */
export const propertyTypes = {
  detached: { label: 'Home', units: 1, abbreviation: 'H' },
  townhouse: { label: 'Townhouse', units: 1, abbreviation: 'TH' },
  duplex: { label: 'Duplex', units: 2, autoselect: 1, abbreviation: 'DU' },
  triplex: { label: 'Triplex', units: 3, autoselect: 1, abbreviation: 'TRI' },
  quadraplex: { label: 'Quadplex', units: 4, autoselect: 1, abbreviation: 'QUAD' },
  fiveOrMoreUnits: { label: '5 or more units', units: 5, autoselect: 1, abbreviation: '5+' },
} as const satisfies Readonly<Record<string, PropertyTypeEntry>>;
export type PropertyType = keyof typeof propertyTypes;
export const propertyTypeValues = Object.keys(propertyTypes) as readonly PropertyType[];

/** The property types that a loan type offers: a model is a home or a townhouse. */
export function propertyTypesFor(loanType: LoanType): readonly PropertyType[] {
  return loanType === 'model' ? ['detached', 'townhouse'] : propertyTypeValues;
}

/** Home or townhouse: the forms and lists of one dwelling. */
export function isSingleDwelling(propertyType: PropertyType): boolean {
  return propertyTypes[propertyType].units === 1;
}

export const loanRequests = ['oneProperty', 'rentalPortfolio'] as const;
export type LoanRequestIsFor = (typeof loanRequests)[number];

/** Whether a loan type asks 'Loan Request is For:' one property or a rental portfolio. */
export function asksLoanRequest(loanType: LoanType): boolean {
  return loanType === 'acquisitionOrRefinance' || loanType === 'buildToRent';
}

/** Answers about infrastructure that is in place (paved streets, sewer, water, electric). */
export const infrastructureAnswers = ['Fully In Place', 'To Be Completed During Loan', 'No'] as const;
export const infrastructureItems = [
  { field: 'pavedStreets', label: 'Paved streets' },
  { field: 'sewerHookup', label: 'Sewer' },
  { field: 'waterPipes', label: 'Water' },
  { field: 'electricCables', label: 'Electric' },
] as const;

export const wetlandsAnswers = ['Yes', 'No', 'Unsure'] as const;
export const acquisitionRefinanceAnswers = ['acquisition', 'refinance'] as const;
export const floorPlanScopes = ['overall', 'foreach'] as const;
export const measurements = ['exact', 'approximate'] as const;
export const loanPurposes = ['purchase', 'rehab', 'purchase and rehab'] as const;

/** The trades of step 4, each with its largest contractor or supplier. */
export const supplierCategories = [
  { field: 'foundations', label: 'Foundations' },
  { field: 'framing', label: 'Framing' },
  { field: 'exterior', label: 'Exterior' },
  { field: 'majorSystems', label: 'Major Systems' },
  { field: 'interior', label: 'Interior' },
] as const;
