/** A home to be built and sold with every answer given: what is copied to fill the tables, and what a save of 5 kB sends. */
const legal = ['currentDefendant', 'currentJudgement', 'taxDelinquincies'];
const explained = 'Settled in full and released; the county clerk holds the recorded release. '.repeat(3);

export const selection = (companyId) => ({
  companyId,
  name: 'Heights Boulevard Home',
  loanType: 'construction',
  propertyType: 'detached',
  intendedPurpose: 'sell',
  loanRequestIsFor: 'oneProperty',
  numberApplyingFor: 1,
});

const answers = {
  contractorSelected: false,
  ownershipConfirmation: true,
  brokerUsed: 'no',
  suppliers: Object.fromEntries(
    ['foundations', 'framing', 'exterior', 'majorSystems', 'interior'].map((trade) => [
      trade,
      { name: `${trade} Partners of Harris County`, phone: '7135550142' },
    ]),
  ),
  legalInformation: Object.fromEntries(
    legal.flatMap((name) => [
      [name, true],
      [`${name}Explaination`, explained],
    ]),
  ),
};

const site = {
  street: '1842 Heights Boulevard',
  city: 'Houston',
  county: 'Harris',
  state: 'Texas',
  zipCode: '77008',
  country: 'United States',
  subdivisionName: 'Heights Annex',
  ownThisProperty: true,
  ownAllProperty: true,
  dateAcquired: '2025-11-14',
  purchaseAmount: 13_750_000,
  debtOutstanding: 0,
  waterElectricHookupAvailable: true,
  sewerHookupAvailable: true,
  vacantAtPurchase: true,
  demolitionRequired: false,
  wetlands: 'No',
  currentlyOccupied: false,
  preSaleContract: false,
  expectedListingPrice: 66_529_800,
  numberOfUnits: 1,
  overAllFloorPlan: 'overall',
};

const floorPlan = {
  area: '2647',
  finishedSquareFeet: 2647,
  unfinishedSquareFeet: 420,
  fullBathrooms: 3,
  partialBathrooms: 1,
};

/** The body of a save: so many bytes, filled up by the legal description, different at each `turn`. */
export function saveBody({ version, propertyId, floorPlanId, turn, bytes }) {
  const plan = { ...floorPlan, ...(floorPlanId ? { id: floorPlanId } : {}) };
  const body = (legalDescription) =>
    JSON.stringify({
      version,
      ...answers,
      name: `Heights Boulevard Home ${turn}`,
      properties: [{ id: propertyId, ...site, legalDescription, floorPlans: [plan] }],
    });
  const lot = `Lot ${turn % 90}, Block 12, Heights Annex, Harris County, Texas. `;
  const missing = Math.max(0, bytes - body('').length);
  return body(lot.repeat(Math.ceil(missing / lot.length)).slice(0, missing));
}
