/** What the project is for; sell unless chosen otherwise. */
export const purposes = ['sell', 'rent'] as const;
export type Purpose = (typeof purposes)[number];

/** The dashboard's groups of active loans, in their order (specification 2). */
export const loanGroups = ['Construction', 'Fix-Flip', 'Model', 'Land and Rental'] as const;

/** Most properties that the selector offers (specification 9). */
export const PROPERTY_MAXIMUM = 10;
/** Land is free entry; a bound all the same, so that no request makes a list without end. */
export const LAND_MAXIMUM = 500;

/** What one type of loan is and asks for. Everything that differs by loan type is read from here. */
export interface LoanTypeTraits {
  /** On its tile. */
  readonly label: string;
  readonly icon: 'home' | 'refresh' | 'chart' | 'building' | 'handshake';
  readonly tooltip: string;
  /** The purpose that offers it. */
  readonly purpose: Purpose;
  readonly group: (typeof loanGroups)[number];
  /** The term sheet that its borrower reads, by its wire value (section 2); each loan type has one of its own. */
  readonly termSheet: string;
  /** The list of `propertyQuestions` that step 2 asks. */
  readonly questions: 'building' | 'existing' | 'renovation' | 'land';
  /** The property types that it offers; undefined for all. */
  readonly propertyTypes?: readonly PropertyType[];
  readonly asksPropertyType: boolean;
  /** Whether its properties have a floor plan to describe. */
  readonly hasFloorPlan: boolean;
  /** Whether its properties are let, so that a pro forma says what they earn and cost. */
  readonly hasProForma: boolean;
  readonly mostProperties: number;
  /** 'Loan Request is For:' one property or a rental portfolio. */
  readonly asksLoanRequest: boolean;
  /** The properties of its portfolio share place, borrower and management. */
  readonly sharesPortfolio: boolean;
  readonly isNewBuilding: boolean;
  /** Something is built or renovated: it closes with its building permit. */
  readonly needsPermit: boolean;
  /** Streets and pipes are built: a portfolio says whether they are the same for all of its properties. */
  readonly improvesLand: boolean;
  /** Its properties may be occupied: their pro forma counts the rent. */
  readonly mayBeOccupied: boolean;
  /** The costs are acknowledged on the term sheet. */
  readonly acknowledgesCosts: boolean;
}

/** Property types with their units, the count that they force and their abbreviation (section 3). */
export const propertyTypes = {
  detached: { label: 'Home', units: 1, abbreviation: 'H' },
  townhouse: { label: 'Townhouse', units: 1, abbreviation: 'TH' },
  duplex: { label: 'Duplex', units: 2, autoselect: 1, abbreviation: 'DU' },
  triplex: { label: 'Triplex', units: 3, autoselect: 1, abbreviation: 'TRI' },
  quadraplex: { label: 'Quadplex', units: 4, autoselect: 1, abbreviation: 'QUAD' },
  fiveOrMoreUnits: { label: '5 or more units', units: 5, autoselect: 1, abbreviation: '5+' },
} as const satisfies Readonly<Record<string, PropertyTypeTraits>>;
export type PropertyType = keyof typeof propertyTypes;
export const propertyTypeValues = Object.keys(propertyTypes) as readonly PropertyType[];

interface PropertyTypeTraits {
  readonly label: string;
  readonly units: number;
  /** The number of properties that choosing it sets; undefined leaves the choice open. */
  readonly autoselect?: number;
  readonly abbreviation: string;
}

/** Home or townhouse: the forms and lists of one dwelling. */
export function isSingleDwelling(propertyType: PropertyType): boolean {
  return propertyTypes[propertyType].units === 1;
}

const usual = {
  tooltip: '',
  asksPropertyType: true,
  hasFloorPlan: true,
  hasProForma: false,
  mostProperties: PROPERTY_MAXIMUM,
  asksLoanRequest: false,
  sharesPortfolio: false,
  isNewBuilding: false,
  needsPermit: false,
  improvesLand: false,
  mayBeOccupied: false,
  acknowledgesCosts: false,
} as const;

const newBuilding = {
  ...usual,
  icon: 'building',
  termSheet: 'build new',
  questions: 'building',
  isNewBuilding: true,
  needsPermit: true,
  improvesLand: true,
} as const;

const renovation = {
  ...usual,
  icon: 'refresh',
  group: 'Fix-Flip',
  needsPermit: true,
  termSheet: 'flip',
  questions: 'renovation',
  acknowledgesCosts: true,
} as const;

/** The loan types by their wire values, in the order of their tiles (section 2). A new one is a row here and its questions. */
export const loanTypes = {
  construction: { ...newBuilding, label: 'Build New', icon: 'home', purpose: 'sell', group: 'Construction' },
  renovation: { ...renovation, label: 'Fix-Flip', purpose: 'sell' },
  land: {
    ...usual,
    label: 'Land',
    icon: 'chart',
    purpose: 'sell',
    group: 'Land and Rental',
    termSheet: 'land',
    questions: 'land',
    asksPropertyType: false,
    hasFloorPlan: false,
    improvesLand: true,
    mostProperties: LAND_MAXIMUM,
  },
  model: {
    ...newBuilding,
    label: 'Model',
    purpose: 'sell',
    group: 'Model',
    termSheet: 'model',
    propertyTypes: ['detached', 'townhouse'],
  },
  acquisitionOrRefinance: {
    ...usual,
    label: 'Acquisition or Refinance',
    icon: 'handshake',
    tooltip:
      'Acquisition counts when there is no existing debt and the property has been owned under 6 months, otherwise refinance.',
    purpose: 'rent',
    group: 'Land and Rental',
    termSheet: 'acquisitionOrRefinance',
    questions: 'existing',
    hasProForma: true,
    asksLoanRequest: true,
    mayBeOccupied: true,
  },
  buildToRent: {
    ...newBuilding,
    label: 'Build 2 Rent',
    tooltip: 'A one-time-close loan with a construction period, then a rental period.',
    purpose: 'rent',
    termSheet: 'buildToRent',
    group: 'Construction',
    hasProForma: true,
    asksLoanRequest: true,
    sharesPortfolio: true,
  },
  renovateToRent: {
    ...renovation,
    label: 'Renovate 2 Rent',
    tooltip: 'A one-time-close loan with a renovation period, then a rental period.',
    purpose: 'rent',
    hasProForma: true,
    termSheet: 'renovateToRent',
    mayBeOccupied: true,
  },
} as const satisfies Readonly<Record<string, LoanTypeTraits>>;
export type LoanType = keyof typeof loanTypes;
export const loanTypeValues = Object.keys(loanTypes) as readonly LoanType[];

/** What a loan type is and asks for. */
export function traitsOf(loanType: LoanType): LoanTypeTraits {
  return loanTypes[loanType];
}

/** The loan types that a purpose offers, in the order of their tiles. */
export function loanTypesFor(purpose: Purpose): LoanType[] {
  return loanTypeValues.filter((type) => loanTypes[type].purpose === purpose);
}

/** The property types that a loan type offers: a model is a home or a townhouse. */
export function propertyTypesFor(loanType: LoanType): readonly PropertyType[] {
  return traitsOf(loanType).propertyTypes ?? propertyTypeValues;
}

/** Whether a loan type asks 'Loan Request is For:' one property or a rental portfolio. */
export function asksLoanRequest(loanType: LoanType): boolean {
  return traitsOf(loanType).asksLoanRequest;
}
