import { newItem } from '@groundwork/domain-budgets';
import { shared } from '@groundwork/domain-messages';
import {
  completenessByStep,
  draftErrors,
  incompleteSteps,
  isOutsideApplicationWindow,
  isTermSheetFresh,
  legalErrors,
  legalQuestions,
  loanTypeValues,
  neededItems,
  occupiedComplaint,
  percentageComplete,
  portfolioComplaint,
  portfolioErrors,
  propertyTypeValues,
  requiredPropertyFields,
  sectionMask,
  stepCompleteness,
  submitErrors,
  supplierCategories,
  withoutEmptyFields,
  withTermSheetFlag,
} from './index.js';
import type { ApplicationFacts, LegalInformation, PropertyFacts } from './index.js';

const now = new Date('2024-06-15T16:00:00.000Z');
const today = '2024-06-15';
const context = { now, today };
const uuid = '00000000-0000-4000-8000-000000000001';

const property: PropertyFacts = {
  street: '1204 Heights Blvd',
  city: 'Houston',
  county: 'Harris',
  state: 'Texas',
  zipCode: '77008',
  legalDescription: '0420-118-000-0007',
  ownThisProperty: false,
  waterElectricHookupAvailable: true,
  sewerHookupAvailable: true,
  vacantAtPurchase: true,
  preSaleContract: false,
  numberOfUnits: 1,
  acquisitionDate: '2024-07-01',
  currentlyOccupied: false,
  budget: {
    sections: [
      {
        name: 'Site Work',
        sectionIndex: 0,
        additionalItems: [{ ...newItem('Building permit fees', 0), budgetAmount: 764_000 }],
      },
    ],
  },
};

const complete: ApplicationFacts = {
  name: 'Heights Boulevard House',
  loanType: 'construction',
  propertyType: 'detached',
  intendedPurpose: 'sell',
  numberApplyingFor: 1,
  properties: [property],
  requestedLoanAmount: 500_000,
  suppliers: Object.fromEntries(
    supplierCategories.map(({ field }) => [field, { name: 'Gulf Supply', phone: '7135550100' }]),
  ),
  borrowerId: uuid,
  contractorSelected: false,
  ownershipConfirmation: true,
  brokerUsed: 'no',
  termSheetAgreementTime: '2024-06-15T15:00:00.000Z',
};

const legal: LegalInformation = Object.fromEntries(legalQuestions.map(({ field }) => [field, false]));

describe('completeness', () => {
  it('of a whole application is 100 %', () => {
    expect(incompleteSteps(complete)).toEqual([]);
    expect(percentageComplete(complete)).toBe(100);
    expect(sectionMask(complete)).toBe('11111');
    expect(submitErrors(complete, context)).toEqual({});
  });
  it('of a new one is its name', () => {
    const fresh: ApplicationFacts = {
      name: 'Application 2024-06-15',
      loanType: 'construction',
      propertyType: 'detached',
      properties: [],
    };
    expect(completenessByStep(fresh)).toEqual({
      name: 'complete',
      propertyInformation: 'not_started',
      budget: 'not_started',
      suppliers: 'not_started',
      borrower: 'not_started',
      litigation: 'not_started',
      termSheet: 'not_started',
    });
    expect(percentageComplete(fresh)).toBe(16);
    expect(sectionMask(fresh)).toBe('00000');
  });

  it('counts a rejected step as open', () => {
    const rejected = { ...complete, rejectionComments: [{ step: 'budget', value: 'The foundation is too cheap' }] };
    expect(stepCompleteness(rejected, 'budget')).toBe('started');
    expect(incompleteSteps(rejected)).toEqual(['budget']);
    expect([percentageComplete(rejected), sectionMask(rejected)]).toEqual([83, '10111']);
    expect(submitErrors(rejected, context)).toEqual({ 'steps.budget': shared.sectionRejected });
  });

  const holes: readonly [string, Partial<ApplicationFacts>, string, string][] = [
    ['a property field', { properties: [{ ...property, county: '' }] }, 'propertyInformation', 'started'],
    ['unit information', { properties: [{ ...property, numberOfUnits: 0 }] }, 'propertyInformation', 'started'],
    ['one property of two', { properties: [property, {}] }, 'propertyInformation', 'started'],
    ['the budget of one property', { properties: [property, { ...property, budget: undefined }] }, 'budget', 'started'],
    ['a budget of 0', { properties: [{ ...property, budget: { sections: [] } }] }, 'budget', 'started'],
    ['the loan that is wanted', { requestedLoanAmount: null }, 'budget', 'started'],
    ['an amount of it', { requestedLoanAmount: 0 }, 'budget', 'started'],
    [
      'a supplier’s phone',
      { suppliers: { ...complete.suppliers, framing: { name: 'Gulf Supply', phone: '713' } } },
      'suppliers',
      'started',
    ],
    ['the confirmation', { ownershipConfirmation: false }, 'borrower', 'started'],
    ['the contractor', { contractorSelected: true }, 'borrower', 'started'],
    ['the agreement', { termSheetAgreementTime: null }, 'termSheet', 'started'],
    ['the broker’s email', { brokerUsed: 'yes', brokerName: 'Dana Ortiz' }, 'termSheet', 'started'],
  ];
  it.each(holes)('without %s is not reached', (_, change, step, state) => {
    const application = { ...complete, ...change };
    expect(stepCompleteness(application, step as 'name')).toBe(state);
    expect(submitErrors(application, context)[`steps.${step}`]).toBe(shared.requiredField);
    expect(percentageComplete(application)).toBeLessThan(100);
    expect(sectionMask(application)).not.toBe('11111');
  });
  it('takes a budget that comes as a file', () => {
    expect(
      stepCompleteness(
        { ...complete, properties: [{ ...property, budget: null, budgetUploadFormat: 'upload' }] },
        'budget',
      ),
    ).toBe('complete');
  });
  it('of a line of credit asks for both acknowledgements and no broker', () => {
    const credit = {
      ...complete,
      lineOfCredit: true,
      requestedLoanAmount: null,
      brokerUsed: null,
      termSheetAgreementTime: null,
      borrowerId: null,
    };
    expect(incompleteSteps(credit)).toEqual(['termSheet']);
    const supervision = { date: '2026-03-02T15:00:00.000Z', signerName: null, contentHash: 'c'.repeat(64) };
    const ticked = { ...credit, costAck: true, supervisoryAck: true };
    expect(incompleteSteps({ ...ticked, supervision })).toEqual([]);
    // The tick alone, or a record whose tick was taken back, counts for nothing while it is edited.
    expect(incompleteSteps(ticked)).toEqual(['termSheet']);
    expect(incompleteSteps({ ...ticked, supervisoryAck: false, supervision })).toEqual(['termSheet']);
    expect(incompleteSteps({ ...ticked, status: 'rejected' })).toEqual(['termSheet']);
    expect(incompleteSteps({ ...ticked, status: 'submitted' })).toEqual([]);
  });
  it('of a renovation asks for the costs', () => {
    const renovation = { ...complete, loanType: 'renovation' as const };
    expect(stepCompleteness(renovation, 'termSheet')).toBe('started');
    expect(stepCompleteness({ ...renovation, costAck: true }, 'termSheet')).toBe('complete');
  });
  it('counts litigation with the borrower while it is shown', () => {
    const shown = { ...complete, displayFinancialLit: true };
    expect(sectionMask(shown)).toBe('11101');
    expect(incompleteSteps(shown)).toEqual(['litigation']);
    expect(sectionMask({ ...shown, legalInformation: legal })).toBe('11111');
  });
  it('sets the last digit of the mask with the term sheet', () => {
    expect(withTermSheetFlag('11110', true)).toBe('11111');
    expect(withTermSheetFlag('11111', false)).toBe('11110');
    expect(withTermSheetFlag('0000', true)).toBe('00001');
    expect(withTermSheetFlag(null, false)).toBe('00000');
  });
});

describe('required property fields', () => {
  it.each(loanTypeValues.flatMap((loan) => propertyTypeValues.map((type) => [loan, type] as const)))(
    'of %s with %s are named once',
    (loan, type) => {
      const fields = requiredPropertyFields({ loanType: loan, propertyType: type });
      expect(fields.length).toBeGreaterThan(4);
      expect(new Set(fields).size).toBe(fields.length);
    },
  );
  it('ask more of buildings with several units, and of a refinance its debt', () => {
    expect(requiredPropertyFields({ loanType: 'construction', propertyType: 'detached' })).not.toContain(
      'legalDescription',
    );
    expect(requiredPropertyFields({ loanType: 'construction', propertyType: 'duplex' })).toEqual(
      expect.arrayContaining(['street', 'legalDescription']),
    );
    expect(
      requiredPropertyFields({ loanType: 'renovation', propertyType: 'detached', acquisitionRefinance: 'refinance' }),
    ).toContain('debtOutstanding');
    expect(
      requiredPropertyFields({ loanType: 'renovation', propertyType: 'detached', acquisitionRefinance: 'acquisition' }),
    ).toContain('purchaseAmount');
    expect(requiredPropertyFields({ loanType: 'land' })).toContain('lotSize');
  });
});

describe('property rules', () => {
  it('take an acquisition of 180 days ahead, and none later', () => {
    expect(isOutsideApplicationWindow('2024-12-12', today)).toBe(false);
    expect(isOutsideApplicationWindow('2024-12-13', today)).toBe(true);
    expect(isOutsideApplicationWindow('2020-01-01', today)).toBe(false);
    expect(isOutsideApplicationWindow('', today)).toBe(false);
  });
  it('refuse an occupied property where the loan does not count its rent', () => {
    expect(occupiedComplaint(true, 'construction')).toBe(shared.propertyOccupied);
    expect(occupiedComplaint(true, 'acquisitionOrRefinance')).toBeUndefined();
    expect(occupiedComplaint(false, 'construction')).toBeUndefined();
  });
  it('keep a portfolio from being saved with an address that is not whole', () => {
    expect(portfolioComplaint([property, property])).toBeUndefined();
    expect(portfolioComplaint([property, { ...property, city: 'ab' }])).toBe(shared.addressesNeeded);
    expect(portfolioComplaint([property, { ...property, zipCode: '7700' }])).toBe(shared.addressesNeeded);
    expect(portfolioComplaint([property])).toBe(shared.propertiesMinimum);
  });
  it.each([
    ['buildToRent', { city: ' houston ' }, undefined],
    ['buildToRent', { city: 'Dallas' }, 'city'],
    ['buildToRent', { state: 'Ohio' }, 'state'],
    ['acquisitionOrRefinance', { city: 'Dayton', state: 'Ohio' }, undefined],
  ] as const)('of %s with another property in %j: wrong is %s', (loanType, elsewhere, wrong) => {
    const properties = [property, { ...property, ...elsewhere }];
    expect(portfolioComplaint(properties, loanType)).toBe(wrong && shared.portfolioPlace);
    const errors = wrong ? { [`properties.1.${wrong}`]: shared.portfolioPlace } : {};
    expect(submitErrors({ ...complete, intendedPurpose: 'rent', loanType, properties }, context)).toEqual(
      expect.objectContaining(errors),
    );
    expect(portfolioErrors(properties, loanType)).toEqual(errors);
  });
});

describe('drafts', () => {
  it('may be empty', () => {
    expect(draftErrors({})).toEqual({});
    expect(draftErrors({ name: '', properties: [{}], suppliers: null, legalInformation: null })).toEqual({});
  });
  it('are refused where a value has not its form', () => {
    const errors = draftErrors({
      name: 'x'.repeat(201),
      loanType: 'yacht',
      properties: [
        {
          zipCode: '7',
          purchaseAmount: 1.5,
          wetlands: 'Maybe',
          budget: {
            sections: [
              {
                name: 'S',
                sectionIndex: 0,
                additionalItems: [{ name: 'r', type: 'hard', index: 0, budgetAmount: -1 }],
              },
            ],
          },
        },
      ],
      legalInformation: { firstLoan: 'yes' },
    });
    expect(Object.keys(errors).sort()).toEqual([
      'legalInformation.firstLoan',
      'loanType',
      'name',
      'properties.0.budget.sections.0.additionalItems.0.budgetAmount',
      'properties.0.purchaseAmount',
      'properties.0.wetlands',
      'properties.0.zipCode',
    ]);
  });
  it('are refused with a loan of the other purpose', () => {
    expect(draftErrors({ intendedPurpose: 'sell', loanType: 'buildToRent' })).toEqual({
      loanType: shared.loanTypeForPurpose,
    });
  });
});

describe('the final submit', () => {
  it('needs a fresh term sheet', () => {
    const at = (time: string | null): string | undefined =>
      submitErrors({ ...complete, termSheetAgreementTime: time }, context)['termSheetAgreementTime'];
    expect(at('2024-06-14T16:00:00.001Z')).toBeUndefined();
    expect(at('2024-06-14T16:00:00.000Z')).toBe(shared.termSheetStale);
    expect(at(null)).toBe(shared.acceptTermSheetFirst);
    expect(isTermSheetFresh(undefined, now)).toBe(false);
  });
  it('names what is wrong by path', () => {
    const errors = submitErrors(
      {
        ...complete,
        propertyType: 'duplex',
        properties: [{ ...property, acquisitionDate: '2025-06-15', currentlyOccupied: true, street: '' }],
        brokerUsed: 'yes',
      },
      context,
    );
    expect(errors).toMatchObject({
      'properties.0.acquisitionDate': shared.acquisitionTooFar,
      'properties.0.currentlyOccupied': shared.propertyOccupied,
      'properties.0.street': 'this field is required',
      brokerName: shared.requiredField,
      brokerEmail: shared.brokerEmailValid,
    });
  });
  it('asks a yes for its explanation', () => {
    for (const unanswered of [null, {}, { currentDefendantExplaination: 'A boundary dispute' }])
      expect(legalErrors(unanswered)).toEqual({});
    expect(legalErrors({ ...legal, currentDefendant: true })).toEqual({
      currentDefendantExplaination: shared.explanationRequired,
    });
    expect(
      legalErrors({ ...legal, currentDefendant: true, currentDefendantExplaination: 'A boundary dispute' }),
    ).toEqual({});
  });
  it('leaves empty fields out', () => {
    expect(withoutEmptyFields({ a: '', b: null, c: 0, d: false, e: undefined, f: [] })).toEqual({
      c: 0,
      d: false,
      f: [],
    });
  });
});

describe('needed items', () => {
  const facts = { entityOwners: [{ accounts: [{}] }], properties: [{ floorPlans: [{}] }] };
  it('are none where everything is there', () => {
    expect(neededItems(facts)).toEqual([]);
  });
  it('are named, each', () => {
    expect(neededItems({ entityOwners: [], properties: [] })).toEqual(['entityOwner', 'property']);
    expect(neededItems({ entityOwners: [{ accounts: [] }], properties: [{}] })).toEqual([
      'ownerAccounts',
      'floorPlans',
    ]);
    expect(neededItems({ ...facts, generalWarrantyDeedNeeded: true, subordinatedDebtNeeded: true })).toEqual([
      'generalWarrantyDeed',
      'subordinatedDebt',
    ]);
    for (const name of ['Subordinated Debt', 'Subordinated Land Financing']) {
      const owed = { ...facts, fundingSources: [{ name, total: 1 }] };
      expect(neededItems(owed)).toEqual(['subordinatedDebt']);
      // An administrator's word stands above it.
      expect(neededItems({ ...owed, subordinatedDebtNeeded: false })).toEqual([]);
      expect(neededItems({ ...facts, fundingSources: [{ name, total: 0 }] })).toEqual([]);
    }
    expect(neededItems({ ...facts, fundingSources: [{ name: 'Equity', total: 1 }] })).toEqual([]);
    const flagged = { ...facts, generalWarrantyDeedNeeded: true, subordinatedDebtNeeded: true };
    expect(neededItems({ ...flagged, uploadedTypes: ['deed'] })).toEqual(['subordinatedDebt']);
    expect(neededItems({ ...flagged, generalWarrantyDeed: {}, uploadedTypes: ['subordinated_debt'] })).toEqual([]);
    expect(
      neededItems({ entityOwners: [{ accounts: [{}] }, {}], properties: [{ floorPlans: [{}] }, { floorPlans: [] }] }),
    ).toEqual(['ownerAccounts', 'floorPlans']);
    expect(neededItems({ ...facts, requiredTypes: ['survey'], uploadedTypes: ['specsheet'] })).toEqual(['documents']);
    expect(neededItems({ ...facts, requiredTypes: ['survey'], uploadedTypes: ['survey'] })).toEqual([]);
  });
});
