import type { FieldName } from '@groundwork/domain-records';
import type { floorPlanRecord, floorRecord, propertyRecord, unitRecord } from './property.record.js';

/** Why each question about a property is asked: a line below its field. */
export const propertyHints: Readonly<Partial<Record<FieldName<typeof propertyRecord>, string>>> = {
  street: 'As the deed has it; of raw land the nearest street.',
  city: 'Rates and permits depend on it.',
  county: 'Where the deed of trust is recorded.',
  state: 'Its law governs the loan.',
  zipCode: 'The appraisal compares sales in it.',
  subdivisionName: 'As on the recorded plat; empty where there is none.',
  legalDescription: 'The parcel number on the tax bill, which title and taxes are checked by.',
  ownThisProperty: 'Whether the loan also pays for the purchase.',
  acquisitionRefinance:
    'An acquisition has no debt and is owned under 6 months; everything else is a refinance of what stands.',
  loanPurpose: 'What the loan is to pay for.',
  purchaseAmount: 'The price in the contract: cost and equity start from it.',
  acquisitionDate: 'When you expect to own it, at most 180 days from now.',
  dateAcquired: 'How long you have owned it decides which value counts.',
  yearAcquired: 'How long you have owned it decides which value counts.',
  dateOfAcquisition: 'How long you have owned it decides which value counts.',
  debtOutstanding: 'What is owed on it is paid off first at closing.',
  purposeOfMoney: 'What the cash of the refinance is used for.',
  institutionalForeclosure: 'A bank that sells a foreclosure needs more time to close.',
  within5Percent: 'A price far from the value asks for a second appraisal.',
  ownAllProperty: 'Every other owner has to sign.',
  lotSize: 'In acres or square feet, from the survey.',
  waterElectricHookupAvailable: 'Bringing them to the lot is a cost of site work.',
  sewerHookupAvailable: 'Without one the budget needs a septic system.',
  vacantAtPurchase: 'Work cannot start while somebody lives there.',
  demolitionRequired: 'It needs a permit and a line of the budget.',
  wetlands: 'They limit where can be built, and need a permit.',
  undergroundStorageTanks: 'They need an environmental report before closing.',
  verticalImprovements: 'Buildings that stand on the land count toward its value.',
  verticalImprovementsExplaination: 'What stands there, and in which condition.',
  pavedStreets: 'Lots are worth what their streets are.',
  pavedStreetsBudgetAmount: 'What is left to pay for them during the loan.',
  sewerHookup: 'Whether lots can be sold to builders.',
  sewerHookupBudgetAmount: 'What is left to pay for it during the loan.',
  waterPipes: 'Whether lots can be sold to builders.',
  waterPipesBudgetAmount: 'What is left to pay for them during the loan.',
  electricCables: 'Whether lots can be sold to builders.',
  electricCablesBudgetAmount: 'What is left to pay for them during the loan.',
  otherInfrastructureInPlace: 'Gas, drainage, lighting and the like.',
  otherInfrastructureInPlaceBudgetAmount: 'What is left to pay for it during the loan.',
  yearBuilt: 'Age decides which inspections are needed.',
  currentlyOccupied: 'Tenants have to be known before closing.',
  scopeOfWork: 'What is to be done, room by room: the inspector reads it against the budget.',
  constructionBeforeClose: 'Work before closing can put other liens ahead of the loan.',
  constructionDate: 'Draws are planned from this day.',
  numberOfUnits: 'Value, insurance and rent are counted by unit.',
  garageBays: 'The appraisal compares homes by them.',
  hasPool: 'Value and insurance depend on it.',
  preSaleContract: 'A buyer under contract lowers the risk of the loan.',
  preSaleContractPrice: 'What the buyer pays, as the contract has it.',
  expectedListingPrice: 'What you expect to sell for: profit and margin follow from it.',
  thirdPartyFirm: 'Who manages the rentals, where you do not do it yourself.',
  thirdPartyHasWebsite: 'The lender looks at the experience of who manages.',
  thirdPartyWebsite: 'Where the lender reads about the firm.',
  thirdPartyResume: 'What the lender reads where the firm has no website.',
  thirdPartyManager: 'Whom the lender may call.',
  thirdPartyManagerHistoryWithProperty: 'How long, and with which result.',
  overAllFloorPlan: 'One plan for the building, or one for each of its units.',
  budgetUploadFormat: 'Line by line, or as a file that the lender reads.',
};

/** Why each field of a unit is asked for. */
export const unitHints: Readonly<Partial<Record<FieldName<typeof unitRecord>, string>>> = {
  legalDescription: 'Its own parcel number, where it has one.',
  street: 'Which door it is: rent roll and appraisal name it.',
  constructionBeforeClose: 'Work before closing can put other liens ahead of the loan.',
  occupied: 'A tenant has to be known before closing.',
  annualRent: 'What it brings in a year: the pro forma starts from it.',
  sqft: 'Value and rent are compared by it.',
  bedrooms: 'The appraisal compares units by them.',
  garageBays: 'They count toward its rent and its value.',
};

/** Why each field of a floor is asked for. */
export const floorHints: Readonly<Partial<Record<FieldName<typeof floorRecord>, string>>> = {
  name: 'Ground floor, second floor, basement.',
  sqft: 'The inspector finds the progress floor by floor.',
  measurement: 'Whether it is taken from the drawings or estimated.',
};

/** Why each field of a floor plan is asked for. */
export const floorPlanHints: Readonly<Partial<Record<FieldName<typeof floorPlanRecord>, string>>> = {
  area: 'Main house, basement, guest house.',
  finishedSquareFeet: 'Value and cost are compared by it.',
  unfinishedSquareFeet: 'Garage, attic and the like: they are valued apart.',
  fullBathrooms: 'The appraisal compares homes by them.',
  partialBathrooms: 'Those without a bath or a shower.',
};
