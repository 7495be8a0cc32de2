import { shared } from '@groundwork/domain-messages';
import {
  countRange,
  loanTypeValues,
  nextStep,
  previousStep,
  propertyTypesFor,
  propertyTypeValues,
  requiredPropertyFields,
  requirementsOf,
  stepKeys,
  submitErrors,
  visibleSteps,
} from './index.js';
import type { ApplicationFacts, LoanType, PropertySituation, PropertyType, StepKey } from './index.js';

/*
 * The lists of the specification (sections 2 to 5 and 9), written down by hand: nothing here is computed by what is
 * tested. Every loan type with every property type has its row.
 */
type Row = readonly [LoanType, PropertyType];
const homes = ['detached', 'townhouse'] as const;
const buildings = ['duplex', 'triplex', 'quadraplex', 'fiveOrMoreUnits'] as const;
const rowsOf = (loanTypes: readonly LoanType[], types: readonly PropertyType[]): Row[] =>
  loanTypes.flatMap((loanType) => types.map((type) => [loanType, type] as const));

const place = 'city county state zipCode';
const lot = 'ownThisProperty waterElectricHookupAvailable sewerHookupAvailable vacantAtPurchase';
const stands = 'street legalDescription acquisitionRefinance';
const acquisition = 'purchaseAmount acquisitionDate';
const refinance = 'dateAcquired debtOutstanding purposeOfMoney';

/** What completes a property: the situation, the rows that it holds for, and the fields in any order. */
const completeness: readonly (readonly [string, PropertySituation, readonly Row[], string])[] = [
  // 'Construction or Model with home or townhouse need city, county, state, zip, ownAllProperty, utility hookups,
  // vacantAtPurchase, preSaleContract, budget and unit info'; whether it is owned at all is asked before.
  [
    'owned',
    { ownThisProperty: true },
    rowsOf(['construction', 'model'], homes),
    `${place} ${lot} ownAllProperty preSaleContract unitInformation`,
  ],
  [
    'not owned yet',
    { ownThisProperty: false },
    rowsOf(['construction', 'model'], homes),
    `${place} ${lot} preSaleContract unitInformation`,
  ],
  // 'other property types also need legal description and street'
  [
    'owned',
    { ownThisProperty: true },
    rowsOf(['construction'], buildings),
    `street legalDescription ${place} ${lot} ownAllProperty preSaleContract unitInformation`,
  ],
  // A building to let is not sold before, and has a pro forma.
  [
    'owned',
    { ownThisProperty: true },
    rowsOf(['buildToRent'], homes),
    `${place} ${lot} ownAllProperty unitInformation proForma`,
  ],
  [
    'owned',
    { ownThisProperty: true },
    rowsOf(['buildToRent'], buildings),
    `street legalDescription ${place} ${lot} ownAllProperty unitInformation proForma`,
  ],
  // 'Renovation depends on whether it is a refinance.'
  ['nothing answered', {}, rowsOf(['renovation'], propertyTypeValues), `${stands} ${place} scopeOfWork`],
  [
    'an acquisition',
    { acquisitionRefinance: 'acquisition' },
    rowsOf(['renovation'], propertyTypeValues),
    `${stands} ${place} ${acquisition} scopeOfWork`,
  ],
  [
    'a refinance',
    { acquisitionRefinance: 'refinance' },
    rowsOf(['renovation'], propertyTypeValues),
    `${stands} ${place} ${refinance} scopeOfWork`,
  ],
  [
    'a refinance',
    { acquisitionRefinance: 'refinance' },
    rowsOf(['renovateToRent'], propertyTypeValues),
    `${stands} ${place} ${refinance} scopeOfWork proForma`,
  ],
  [
    'an acquisition',
    { acquisitionRefinance: 'acquisition' },
    rowsOf(['acquisitionOrRefinance'], propertyTypeValues),
    `${stands} ${place} ${acquisition} yearBuilt currentlyOccupied proForma`,
  ],
  [
    'a refinance',
    { acquisitionRefinance: 'refinance' },
    rowsOf(['acquisitionOrRefinance'], propertyTypeValues),
    `${stands} ${place} ${refinance} yearBuilt currentlyOccupied proForma`,
  ],
  [
    'a refinance of one of several, whose year alone is known',
    { acquisitionRefinance: 'refinance', isOneOfSeveral: true },
    rowsOf(['acquisitionOrRefinance'], propertyTypeValues),
    `${stands} ${place} yearAcquired debtOutstanding purposeOfMoney yearBuilt currentlyOccupied proForma`,
  ],
  // 'Land has its own list.' Whether it is owned decides on its purchase contract.
  [
    'owned or not',
    { ownThisProperty: true },
    rowsOf(['land'], propertyTypeValues),
    `${place} ownThisProperty legalDescription purchaseAmount lotSize wetlands pavedStreets sewerHookup waterPipes electricCables`,
  ],
];

const sorted = (names: readonly string[]): string[] => [...names].sort();

describe('what completes a property (specification 5)', () => {
  it.each(
    completeness.flatMap(([said, situation, rows, fields]) =>
      rows.map(([loanType, propertyType]) => [loanType, propertyType, said, situation, fields] as const),
    ),
  )('of %s with %s, %s', (loanType, propertyType, _, situation, fields) => {
    const required = requiredPropertyFields({ ...situation, loanType, propertyType });
    expect(sorted(required)).toEqual(sorted(fields.split(' ')));
  });

  it('is told of every loan type with every property type that it offers', () => {
    const told = new Set(completeness.flatMap(([, , rows]) => rows.map((row) => row.join(' '))));
    const offered = loanTypeValues.flatMap((loan) => propertyTypesFor(loan).map((type) => `${loan} ${type}`));
    expect([...told].filter((row) => !offered.includes(row))).toEqual([]);
    expect(offered.filter((row) => !told.has(row))).toEqual([]);
    expect(offered).toHaveLength(7 * 6 - 4);
  });
});

const now = new Date('2024-06-15T16:00:00.000Z');
const submitted = (application: ApplicationFacts) => submitErrors(application, { now, today: '2024-06-15' });

describe('the street (specification 5)', () => {
  /** 'other property types also need legal description and street': of a house to be built, and of land, it may be unknown. */
  const without: readonly Row[] = [
    ...rowsOf(['construction', 'model', 'buildToRent'], homes),
    ...rowsOf(['land'], propertyTypeValues),
  ];
  const withStreet: readonly Row[] = [
    ...rowsOf(['construction', 'buildToRent'], buildings),
    ...rowsOf(['renovation', 'renovateToRent', 'acquisitionOrRefinance'], propertyTypeValues),
  ];
  const error = (loanType: LoanType, propertyType: PropertyType, street: string) =>
    submitted({ loanType, propertyType, properties: [{ street }] })['properties.0.street'];

  it.each(without)('of %s with %s is not asked for at the final submit', (loanType, propertyType) => {
    expect(error(loanType, propertyType, '')).toBeUndefined();
    expect(error(loanType, propertyType, 'ab')).toBe(shared.textRequired);
  });
  it.each(withStreet)('of %s with %s is asked for', (loanType, propertyType) => {
    expect(error(loanType, propertyType, '')).toBe(shared.textRequired);
  });
});

/** What a term sheet waits for where nothing was answered (specification 5). */
const termSheet: Readonly<Record<LoanType, readonly [usual: string, lineOfCredit: string]>> = {
  construction: ['brokerUsed termSheetAgreementTime', 'costAck supervisoryAck'],
  renovation: ['brokerUsed costAck termSheetAgreementTime', 'costAck supervisoryAck'],
  land: ['brokerUsed termSheetAgreementTime', 'costAck supervisoryAck'],
  model: ['brokerUsed termSheetAgreementTime', 'costAck supervisoryAck'],
  acquisitionOrRefinance: ['brokerUsed termSheetAgreementTime', 'costAck supervisoryAck'],
  buildToRent: ['brokerUsed termSheetAgreementTime', 'costAck supervisoryAck'],
  renovateToRent: ['brokerUsed costAck termSheetAgreementTime', 'costAck supervisoryAck'],
};

describe('the term sheet', () => {
  it.each(rowsOf(loanTypeValues, propertyTypeValues))('of %s with %s waits for its list', (loanType, propertyType) => {
    const [usual, credit] = termSheet[loanType];
    const missing = (lineOfCredit: boolean) =>
      requirementsOf({ loanType, propertyType, lineOfCredit }, 'termSheet').map(({ path }) => path);
    expect(sorted(missing(false))).toEqual(sorted(usual.split(' ')));
    expect(sorted(missing(true))).toEqual(sorted(credit.split(' ')));
  });
});

/** The steps that are shown and walked, by line of credit and financial-literacy display (specification 4). */
const walks: readonly (readonly [string, boolean, boolean, readonly StepKey[]])[] = [
  ['usual', false, false, ['name', 'propertyInformation', 'budget', 'suppliers', 'borrower', 'termSheet']],
  [
    'with the financial-literacy display',
    false,
    true,
    ['name', 'propertyInformation', 'budget', 'suppliers', 'borrower', 'litigation', 'termSheet'],
  ],
  ['of a line of credit', true, false, ['name', 'propertyInformation', 'suppliers', 'termSheet']],
  ['of a line of credit with the display', true, true, ['name', 'propertyInformation', 'suppliers', 'termSheet']],
];

describe('the steps', () => {
  it.each(
    walks.flatMap(([said, lineOfCredit, displayFinancialLit, steps]) =>
      loanTypeValues.map(
        (loanType) => [said, loanType, { loanType, lineOfCredit, displayFinancialLit }, steps] as const,
      ),
    ),
  )('%s of %s are shown, walked forth and back', (_, __, application, steps) => {
    expect(visibleSteps(application)).toEqual(steps);
    const indices = steps.map((key) => stepKeys.indexOf(key));
    indices.slice(1).forEach((index, before) => {
      expect(nextStep(indices[before] as number, application)).toBe(index);
      expect(previousStep(index, application)).toBe(indices[before]);
    });
  });
});

/** How many properties may be chosen: 1 to 10 of a home or a townhouse, one of what is larger, land as many as there are. */
const counts: readonly (readonly [readonly Row[], number])[] = [
  [rowsOf(['construction', 'model', 'renovation', 'renovateToRent'], homes), 10],
  [rowsOf(['construction', 'renovation', 'renovateToRent'], buildings), 1],
  [rowsOf(['land'], propertyTypeValues), 500],
];
it.each(counts.flatMap(([rows, most]) => rows.map((row) => [...row, most] as const)))(
  '%s with %s takes 1 to %d properties',
  (loanType, propertyType, max) => expect(countRange(loanType, propertyType)).toEqual({ min: 1, max }),
);
it.each(rowsOf(['acquisitionOrRefinance', 'buildToRent'], propertyTypeValues))(
  '%s with %s is one property or a portfolio of 2 to 10',
  (loanType, propertyType) => {
    expect(countRange(loanType, propertyType, 'oneProperty')).toEqual({ min: 1, max: 1 });
    expect(countRange(loanType, propertyType, 'rentalPortfolio')).toEqual({ min: 2, max: 10 });
  },
);
