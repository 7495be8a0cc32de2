import { budgetUploadFormats } from '@groundwork/domain-budgets';
import { proFormaItemRecord, proFormaLabels, proFormaRule } from '@groundwork/domain-capital';
import {
  amount,
  choice,
  day,
  decimal,
  flag,
  id,
  many,
  paragraph,
  record,
  state,
  text,
  textOrNumber,
  whole,
  zip,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { halves, isBlank, yearBetween } from '@groundwork/domain-validation';
import {
  acquisitionRefinanceAnswers,
  floorMeasurements,
  floorPlanScopes,
  infrastructureAnswers,
  loanPurposes,
  wetlandsAnswers,
} from './enumerations.js';
import { propertyTypeValues } from './loan-types.js';
import {
  asks,
  building,
  bought,
  renovation,
  land,
  toSell,
  isFor,
  hasProForma,
  hasSeveralUnits,
  isOneOfSeveral,
  stands,
  isRefinance,
  isAcquisition,
  isOwned,
  isToBeBought,
  wholeAddress,
  both,
} from './property-situation.js';
import type { PropertySituation, When } from './property-situation.js';

const address = { section: 'address' } as const;
const isAddress = { ...address, needed: () => true } as const;
const purchase = { section: 'purchase' } as const;
const ofLand = { section: 'land' } as const;
const ofBuilding = { section: 'building' } as const;
const infrastructure = { section: 'infrastructure', shown: land } as const;

/** What work on the infrastructure costs is asked where it is done during the loan. */
const costOf = (
  field: 'pavedStreets' | 'sewerHookup' | 'waterPipes' | 'electricCables' | 'otherInfrastructureInPlace',
) => ({
  section: 'infrastructure',
  shown: both(land, (facts) => facts[field] === 'To Be Completed During Loan'),
});

const managed: When = both(isFor('rent'), ({ isFirst }) => isFirst === true);
const hasFirm: When = both(managed, ({ thirdPartyFirm }) => !isBlank(thirdPartyFirm));

/** Most floors, floor plans and units that a property may describe. */
export const MOST_FLOORS = 20;
export const MOST_FLOOR_PLANS = 100;
export const MOST_UNITS = 1000;

/** A floor of a building; its area in square feet, measured or estimated. */
export const floorRecord = record('Floor', {
  name: text('Floor'),
  sqft: decimal('Square feet'),
  measurement: choice('Measurement', floorMeasurements),
});

/** A property of an application (section 3). Its budget is a record of its own. */
export const propertyRecord = record('Property', {
  street: text('Street', { ...address, needed: wholeAddress }),
  city: text('City', isAddress),
  county: text('County', isAddress),
  state: state('State', isAddress),
  zipCode: zip('Zip code', isAddress),
  country: text('Country'),
  subdivisionName: text('Subdivision Name', address),
  legalDescription: paragraph('Property Tax ID', {
    ...address,
    input: 'text',
    needed: (facts: PropertySituation) => wholeAddress(facts) || land(facts),
  }),
  ownThisProperty: flag('Do you own this property?', {
    ...purchase,
    shown: asks('building', 'land'),
    needed: asks('building', 'land'),
  }),
  acquisitionRefinance: choice('Is this an acquisition or a refinance?', acquisitionRefinanceAnswers, {
    ...purchase,
    shown: bought,
    needed: bought,
  }),
  loanPurpose: choice('Loan purpose', loanPurposes, { ...purchase, shown: renovation }),
  purchaseAmount: amount('Purchase amount', {
    ...purchase,
    shown: (facts: PropertySituation) => !bought(facts) || isAcquisition(facts),
    needed: (facts: PropertySituation) => isAcquisition(facts) || land(facts),
  }),
  acquisitionDate: day('Acquisition date', { ...purchase, shown: isToBeBought, needed: isAcquisition }),
  dateAcquired: day('Date acquired', {
    ...purchase,
    shown: (facts: PropertySituation) => stands(facts) && isOwned(facts) && !(bought(facts) && isOneOfSeveral(facts)),
    needed: (facts: PropertySituation) => isRefinance(facts) && !isOneOfSeveral(facts),
  }),
  yearAcquired: whole('Year acquired', {
    ...purchase,
    rule: yearBetween(1900, 2100),
    shown: both(isRefinance, isOneOfSeveral),
    needed: both(isRefinance, isOneOfSeveral),
  }),
  dateOfAcquisition: day('Date of acquisition', { ...purchase, shown: both(land, isOwned) }),
  debtOutstanding: amount('Debt outstanding', { ...purchase, shown: isOwned, needed: isRefinance }),
  purposeOfMoney: paragraph('What is the money for?', { ...purchase, shown: isRefinance, needed: isRefinance }),
  institutionalForeclosure: flag('Is it an institutional foreclosure?', { ...purchase, shown: isToBeBought }),
  within5Percent: flag('Is the purchase price within 5 percent of the appraised value?', {
    ...purchase,
    shown: isAcquisition,
  }),
  ownAllProperty: flag('Do you own all of the property?', {
    ...purchase,
    shown: both(asks('building', 'land'), isOwned),
    needed: both(building, isOwned),
  }),
  lotSize: textOrNumber('Lot size', { ...ofLand, shown: (facts: PropertySituation) => !bought(facts), needed: land }),
  waterElectricHookupAvailable: flag('Are water and electric hookups available?', {
    ...ofLand,
    shown: building,
    needed: building,
  }),
  sewerHookupAvailable: flag('Is a sewer hookup available?', { ...ofLand, shown: building, needed: building }),
  vacantAtPurchase: flag('Is the property vacant at purchase?', { ...ofLand, shown: building, needed: building }),
  demolitionRequired: flag('Is demolition required?', { ...ofLand, shown: building }),
  wetlands: choice('Are there wetlands on the property?', wetlandsAnswers, {
    ...ofLand,
    shown: (facts: PropertySituation) => !bought(facts),
    needed: land,
  }),
  undergroundStorageTanks: flag('Are there underground storage tanks?', ofLand),
  verticalImprovements: flag('Are there vertical improvements?', { ...ofLand, shown: land }),
  verticalImprovementsExplaination: paragraph('Explanation of the vertical improvements', {
    ...ofLand,
    shown: both(land, (facts) => facts.verticalImprovements === true),
  }),
  pavedStreets: choice('Paved streets', infrastructureAnswers, { ...infrastructure, needed: land }),
  pavedStreetsBudgetAmount: amount('Budget for paved streets', costOf('pavedStreets')),
  sewerHookup: choice('Sewer', infrastructureAnswers, { ...infrastructure, needed: land }),
  sewerHookupBudgetAmount: amount('Budget for sewer', costOf('sewerHookup')),
  waterPipes: choice('Water', infrastructureAnswers, { ...infrastructure, needed: land }),
  waterPipesBudgetAmount: amount('Budget for water', costOf('waterPipes')),
  electricCables: choice('Electric', infrastructureAnswers, { ...infrastructure, needed: land }),
  electricCablesBudgetAmount: amount('Budget for electric', costOf('electricCables')),
  otherInfrastructureInPlace: choice('Other infrastructure', infrastructureAnswers, infrastructure),
  otherInfrastructureInPlaceBudgetAmount: amount(
    'Budget for other infrastructure',
    costOf('otherInfrastructureInPlace'),
  ),
  yearBuilt: whole('Year built', {
    ...ofBuilding,
    rule: yearBetween(1600, 2100),
    shown: bought,
    needed: asks('existing'),
  }),
  currentlyOccupied: flag('Is the property currently occupied?', {
    ...ofBuilding,
    shown: bought,
    needed: asks('existing'),
  }),
  scopeOfWork: paragraph('Scope of work', { ...ofBuilding, shown: renovation, needed: renovation }),
  constructionBeforeClose: flag('Does construction begin before closing?', { ...ofBuilding, shown: building }),
  constructionDate: day('Construction date', {
    ...ofBuilding,
    shown: both(building, (facts) => facts.constructionBeforeClose !== false),
  }),
  numberOfUnits: whole('Number of units', { ...ofBuilding, shown: both(stands, hasSeveralUnits) }),
  garageBays: whole('Garage bays', { ...ofBuilding, shown: stands }),
  hasPool: flag('Is there a pool?', { ...ofBuilding, shown: stands }),
  preSaleContract: flag('Is there a presale contract?', {
    section: 'sale',
    shown: both(building, toSell),
    needed: both(building, toSell),
  }),
  preSaleContractPrice: amount('Presale contract price', {
    section: 'sale',
    shown: both(building, toSell, (facts) => facts.preSaleContract === true),
  }),
  expectedListingPrice: amount('Expected listing price', {
    section: 'sale',
    shown: both(toSell, (facts) => facts.preSaleContract !== true),
  }),
  thirdPartyFirm: text('Firm', { section: 'manager', shown: managed }),
  thirdPartyHasWebsite: flag('Does the firm have a website?', { section: 'manager', shown: hasFirm }),
  thirdPartyWebsite: text('Website', {
    section: 'manager',
    shown: both(hasFirm, (facts) => facts.thirdPartyHasWebsite === true),
  }),
  /** The file that was uploaded as it: what the lender reads where there is no website. */
  thirdPartyResume: id('Résumé of the manager', {
    section: 'manager',
    shown: both(hasFirm, (facts) => facts.thirdPartyHasWebsite === false),
  }),
  thirdPartyManager: text('Manager', { section: 'manager', shown: hasFirm }),
  thirdPartyManagerHistoryWithProperty: paragraph('History of the manager with the property', {
    section: 'manager',
    shown: hasFirm,
  }),
  propertyType: choice('Property type', propertyTypeValues),
  budgetUploadFormat: choice('How the budget is given', budgetUploadFormats, {
    labels: {
      form: 'Line by line, here',
      upload: 'As a file',
      prior: 'From a saved budget with its amounts',
      template: 'From the lines of a saved budget',
    },
  }),
  selectedBudget: id('Selected budget'),
  percentAllocated: decimal('Percent allocated'),
  sameInfoAsFirstOfType: flag('Same as the first of its type?'),
  overAllFloorPlan: choice('Floor plan', floorPlanScopes),
  floors: many(floorRecord, { label: 'Floors', most: MOST_FLOORS }),
  proForma: many(proFormaItemRecord, {
    label: 'Pro forma',
    most: proFormaLabels.length,
    rule: proFormaRule,
    shown: hasProForma,
    needed: hasProForma,
  }),
});

/** A unit of a building with several. Areas in square feet, the rent of a year. */
export const unitRecord = record('Unit', {
  id: id(),
  legalDescription: text('Property Tax ID'),
  street: text('Street'),
  constructionBeforeClose: flag('Does construction begin before closing?', { shown: building }),
  occupied: flag('Is it occupied?', { shown: bought }),
  annualRent: amount('Annual rent', { shown: isFor('rent') }),
  sqft: decimal('Square feet'),
  bedrooms: decimal('Bedrooms'),
  garageBays: whole('Garage bays'),
});

/** A floor plan of a property, or of one of its units. Areas in square feet; a half bathroom is a partial one. */
export const floorPlanRecord = record('FloorPlan', {
  id: id(),
  area: text('Area'),
  unfinishedSquareFeet: decimal('Unfinished square feet'),
  finishedSquareFeet: decimal('Finished square feet'),
  fullBathrooms: decimal('Full bathrooms', { rule: halves }),
  partialBathrooms: decimal('Partial bathrooms', { rule: halves }),
});

/** A property of a save: with its id where it exists already. Lists that are left out stay as they are. */
export const savePropertyRecord = record('SaveProperty', {
  ...propertyRecord.fields,
  id: id(),
  units: many(unitRecord, { most: MOST_UNITS }),
  floorPlans: many(floorPlanRecord, { most: MOST_FLOOR_PLANS }),
});

export type PropertyAnswers = RecordOf<typeof propertyRecord>;
export type Floor = RecordOf<typeof floorRecord>;
export type Unit = RecordOf<typeof unitRecord>;
export type FloorPlan = RecordOf<typeof floorPlanRecord>;
export type SaveProperty = RecordOf<typeof savePropertyRecord>;
