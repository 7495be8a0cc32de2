import { budgetUploadFormats } from '@groundwork/domain-budgets';
import {
  amount,
  choice,
  day,
  decimal,
  flag,
  id,
  many,
  objects,
  paragraph,
  record,
  state,
  text,
  textOrNumber,
  whole,
  zip,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import {
  acquisitionRefinanceAnswers,
  floorPlanScopes,
  infrastructureAnswers,
  loanPurposes,
  wetlandsAnswers,
} from './enumerations.js';
import { isSingleDwelling, propertyTypeValues, traitsOf } from './loan-types.js';
import type { LoanType, LoanTypeTraits, PropertyType } from './loan-types.js';

/** What decides which questions about a property are asked and which of them need an answer. */
export interface PropertySituation {
  readonly loanType?: LoanType | null;
  /** The property's own, else the application's. */
  readonly propertyType?: PropertyType | null;
  readonly ownThisProperty?: boolean | null;
  readonly acquisitionRefinance?: 'acquisition' | 'refinance' | null;
  readonly preSaleContract?: boolean | null;
}

/** Whether the loan asks one of these lists of questions. */
const asks =
  (...lists: readonly LoanTypeTraits['questions'][]) =>
  ({ loanType }: PropertySituation): boolean =>
    Boolean(loanType) && lists.includes(traitsOf(loanType as LoanType).questions);
const building = asks('building');
const bought = asks('existing', 'renovation');
const land = asks('land');
const hasSeveralUnits = ({ propertyType }: PropertySituation): boolean =>
  Boolean(propertyType) && !isSingleDwelling(propertyType as PropertyType);

const isRefinance = ({ acquisitionRefinance }: PropertySituation): boolean => acquisitionRefinance === 'refinance';
const isAcquisition = ({ acquisitionRefinance }: PropertySituation): boolean => acquisitionRefinance === 'acquisition';
const neededOfRefinance = (facts: PropertySituation): boolean => bought(facts) && isRefinance(facts);
const neededOfAcquisition = (facts: PropertySituation): boolean => bought(facts) && !isRefinance(facts);

/** A new building says whether it is owned, one that stands whether it is refinanced. */
const isOwned = (facts: PropertySituation): boolean =>
  building(facts) ? facts.ownThisProperty === true : bought(facts) ? isRefinance(facts) : true;
const isToBeBought = (facts: PropertySituation): boolean =>
  building(facts) ? facts.ownThisProperty === false : bought(facts) ? isAcquisition(facts) : true;

const isAddress = { section: 'address', needed: () => true } as const;
const wholeAddress = (facts: PropertySituation): boolean =>
  bought(facts) || (building(facts) && hasSeveralUnits(facts));
const infrastructure = { needed: land } as const;

/** A property of an application (section 3). Its budget is a record of its own. */
export const property = record('Property', {
  street: text('Street', { section: 'address', needed: wholeAddress }),
  city: text('City', isAddress),
  county: text('County', isAddress),
  state: state('State', isAddress),
  zipCode: zip('Zip code', isAddress),
  country: text('Country'),
  subdivisionName: text('Subdivision Name'),
  legalDescription: paragraph('Property Tax ID', {
    input: 'text',
    needed: (facts: PropertySituation) => wholeAddress(facts) || land(facts),
  }),
  purchaseAmount: amount('Purchase amount', {
    shown: (facts: PropertySituation) => !bought(facts) || isAcquisition(facts),
    needed: (facts: PropertySituation) => neededOfAcquisition(facts) || land(facts),
  }),
  debtOutstanding: amount('Debt outstanding', { shown: isOwned, needed: neededOfRefinance }),
  dateAcquired: day('Date acquired', { shown: isOwned, needed: neededOfRefinance }),
  dateOfAcquisition: day('Date of acquisition'),
  acquisitionDate: day('Acquisition date', { shown: isToBeBought, needed: neededOfAcquisition }),
  yearAcquired: whole('Year acquired'),
  acquisitionRefinance: choice('Is this an acquisition or a refinance?', acquisitionRefinanceAnswers, {
    needed: bought,
  }),
  ownAllProperty: flag('Do you own all of the property?'),
  ownThisProperty: flag('Do you own this property?', { needed: building }),
  propertyType: choice('Property type', propertyTypeValues),
  waterElectricHookupAvailable: flag('Are water and electric hookups available?', { needed: building }),
  sewerHookupAvailable: flag('Is a sewer hookup available?', { needed: building }),
  vacantAtPurchase: flag('Is the property vacant at purchase?', { needed: building }),
  demolitionRequired: flag('Is demolition required?'),
  wetlands: choice('Are there wetlands on the property?', wetlandsAnswers, { needed: land }),
  institutionalForeclosure: flag('Is it an institutional foreclosure?'),
  constructionBeforeClose: flag('Does construction begin before closing?'),
  constructionDate: day('Construction date'),
  currentlyOccupied: flag('Is the property currently occupied?', { needed: asks('existing') }),
  yearBuilt: whole('Year built', { needed: asks('existing') }),
  lotSize: textOrNumber('Lot size', { needed: land }),
  undergroundStorageTanks: flag('Are there underground storage tanks?'),
  purposeOfMoney: paragraph('What is the money for?', { shown: isRefinance, needed: neededOfRefinance }),
  scopeOfWork: paragraph('Scope of work', { needed: asks('renovation') }),
  within5Percent: flag('Within 5 percent?'),
  verticalImprovements: flag('Are there vertical improvements?'),
  verticalImprovementsExplaination: paragraph('Explanation of the vertical improvements'),
  pavedStreets: choice('Paved streets', infrastructureAnswers, infrastructure),
  pavedStreetsBudgetAmount: amount('Budget for paved streets'),
  sewerHookup: choice('Sewer', infrastructureAnswers, infrastructure),
  sewerHookupBudgetAmount: amount('Budget for sewer'),
  waterPipes: choice('Water', infrastructureAnswers, infrastructure),
  waterPipesBudgetAmount: amount('Budget for water'),
  electricCables: choice('Electric', infrastructureAnswers, infrastructure),
  electricCablesBudgetAmount: amount('Budget for electric'),
  otherInfrastructureInPlace: choice('Other infrastructure', infrastructureAnswers),
  otherInfrastructureInPlaceBudgetAmount: amount('Budget for other infrastructure'),
  loanPurpose: choice('Loan purpose', loanPurposes),
  preSaleContract: flag('Is there a presale contract?', { needed: building }),
  preSaleContractPrice: amount('Presale contract price', {
    shown: (facts: PropertySituation) => facts.preSaleContract === true,
  }),
  expectedListingPrice: amount('Expected listing price', {
    shown: (facts: PropertySituation) => facts.preSaleContract !== true,
  }),
  budgetUploadFormat: choice('Budget', budgetUploadFormats),
  selectedBudget: id('Selected budget'),
  percentAllocated: decimal('Percent allocated'),
  overAllFloorPlan: choice('Floor plan', floorPlanScopes),
  numberOfUnits: whole('Number of units', { shown: hasSeveralUnits }),
  floors: objects({ label: 'Floors', most: 20 }),
  proForma: objects({ label: 'Pro forma', most: 50 }),
  hasPool: flag('Is there a pool?'),
  garageBays: whole('Garage bays'),
  sameInfoAsFirstOfType: flag('Same as the first of its type?'),
  thirdPartyFirm: text('Firm'),
  thirdPartyHasWebsite: flag('Has it a website?'),
  thirdPartyWebsite: text('Website'),
  thirdPartyResume: id('Résumé'),
  thirdPartyManager: text('Manager'),
  thirdPartyManagerHistoryWithProperty: paragraph('History of the manager with the property'),
});

/** A unit of a building with several. Areas in square feet. */
export const unit = record('Unit', {
  id: id(),
  legalDescription: text('Property Tax ID'),
  street: text('Street'),
  constructionBeforeClose: flag('Does construction begin before closing?'),
  occupied: flag('Is it occupied?'),
  annualRent: amount('Annual rent'),
  sqft: decimal('Square feet'),
  bedrooms: decimal('Bedrooms'),
  garageBays: whole('Garage bays'),
});

export const floorPlan = record('FloorPlan', {
  id: id(),
  area: text('Area'),
  unfinishedSquareFeet: decimal('Unfinished square feet'),
  finishedSquareFeet: decimal('Finished square feet'),
  fullBathrooms: decimal('Full bathrooms'),
  partialBathrooms: decimal('Partial bathrooms'),
});

/** A property of a save: with its id where it exists already. Lists that are left out stay as they are. */
export const saveProperty = record('SaveProperty', {
  ...property.fields,
  id: id(),
  units: many(unit, { most: 1000 }),
  floorPlans: many(floorPlan, { most: 100 }),
});

export type PropertyAnswers = RecordOf<typeof property>;
export type Unit = RecordOf<typeof unit>;
export type FloorPlan = RecordOf<typeof floorPlan>;
export type SaveProperty = RecordOf<typeof saveProperty>;
