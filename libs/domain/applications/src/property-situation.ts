import type { infrastructureAnswers } from './enumerations.js';
import { isSingleDwelling, traitsOf } from './loan-types.js';
import type { LoanType, LoanTypeTraits, PropertyType, Purpose } from './loan-types.js';

/**
 * The groups of questions about a property, in the order of the form. A field without one of them is not asked there:
 * the budget's and the wizard's own, or those of whoever reviews.
 */
export const propertyGroups = [
  { key: 'address', label: 'Address' },
  { key: 'purchase', label: 'Ownership and purchase' },
  { key: 'land', label: 'The land' },
  { key: 'infrastructure', label: 'Infrastructure' },
  { key: 'building', label: 'The building' },
  { key: 'sale', label: 'Sale' },
  { key: 'manager', label: 'Third-party manager' },
] as const;
export type PropertyGroup = (typeof propertyGroups)[number]['key'];

type InfrastructureAnswer = (typeof infrastructureAnswers)[number];

/** What decides which questions about a property are asked and which of them need an answer. */
export interface PropertySituation {
  readonly loanType?: LoanType | null;
  /** The property's own, else the application's. */
  readonly propertyType?: PropertyType | null;
  /** One of several properties of the application. */
  readonly isOneOfSeveral?: boolean;
  /** The first property, the only one that is asked about its manager (section 3). */
  readonly isFirst?: boolean;
  readonly ownThisProperty?: boolean | null;
  readonly acquisitionRefinance?: 'acquisition' | 'refinance' | null;
  readonly preSaleContract?: boolean | null;
  readonly constructionBeforeClose?: boolean | null;
  readonly verticalImprovements?: boolean | null;
  readonly pavedStreets?: InfrastructureAnswer | null;
  readonly sewerHookup?: InfrastructureAnswer | null;
  readonly waterPipes?: InfrastructureAnswer | null;
  readonly electricCables?: InfrastructureAnswer | null;
  readonly otherInfrastructureInPlace?: InfrastructureAnswer | null;
  readonly thirdPartyFirm?: string | null;
  readonly thirdPartyHasWebsite?: boolean | null;
}

export type When = (facts: PropertySituation) => boolean;

/** Whether the loan asks one of these lists of questions. */
export const asks =
  (...lists: readonly LoanTypeTraits['questions'][]): When =>
  ({ loanType }) =>
    Boolean(loanType) && lists.includes(traitsOf(loanType as LoanType).questions);
export const both =
  (...conditions: readonly When[]): When =>
  (facts) =>
    conditions.every((holds) => holds(facts));

export const building = asks('building');
export const bought = asks('existing', 'renovation');
export const renovation = asks('renovation');
export const land = asks('land');
export const isFor =
  (purpose: Purpose): When =>
  ({ loanType }) =>
    Boolean(loanType) && traitsOf(loanType as LoanType).purpose === purpose;
export const toSell = isFor('sell');
export const hasProForma: When = ({ loanType }) => Boolean(loanType) && traitsOf(loanType as LoanType).hasProForma;
export const hasSeveralUnits: When = ({ propertyType }) =>
  Boolean(propertyType) && !isSingleDwelling(propertyType as PropertyType);
export const isOneOfSeveral: When = (facts) => facts.isOneOfSeveral === true;
export const stands: When = (facts) => !land(facts);

export const isRefinance: When = both(bought, ({ acquisitionRefinance }) => acquisitionRefinance === 'refinance');
export const isAcquisition: When = both(bought, ({ acquisitionRefinance }) => acquisitionRefinance === 'acquisition');

/** A new building and land say whether they are owned, one that stands whether it is refinanced. */
export const isOwned: When = (facts) => (bought(facts) ? isRefinance(facts) : facts.ownThisProperty === true);
export const isToBeBought: When = (facts) => (bought(facts) ? isAcquisition(facts) : facts.ownThisProperty === false);

export const wholeAddress: When = (facts) => bought(facts) || (building(facts) && hasSeveralUnits(facts));
