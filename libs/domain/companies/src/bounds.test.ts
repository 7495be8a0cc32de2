import { shared } from '@groundwork/domain-messages';
import { shapeOf, writableFields } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  borrowerEntityErrors,
  clampSetupStep,
  companyErrors,
  companyRecord,
  contractorRecord,
  displayMonth,
  effectiveOwnership,
  experienceRecord,
  experienceErrors,
  INCORPORATION_YEARS_BACK,
  incorporationYears,
  isOwnerVerified,
  isSmallOwner,
  licenseRecord,
  ownerErrors,
  peopleNeedingS1,
  personErrors,
  personRecord,
  phoneDigits,
  referenceErrors,
  referenceLabels,
  referencesNeeds,
  referenceTypes,
  setupStatuses,
  setupStatusLabels,
  setupStepStatuses,
  shareRecord,
  soldMonth,
} from './index.js';
import type { Holding, OwnerFacts, PersonFacts } from './index.js';

const thisYear = 2026;
const name = { firstName: 'Marisol', lastName: 'Bennett' };

describe('a person', () => {
  it.each<[Partial<Record<keyof PersonFacts, unknown>>, object]>([
    [{ thirdpartyEmployedSince: 1900 }, {}],
    [{ thirdpartyEmployedSince: 1899 }, { thirdpartyEmployedSince: shared.yearInvalid }],
    [{ thirdpartyEmployedSince: thisYear }, {}],
    [{ thirdpartyEmployedSince: thisYear + 1 }, { thirdpartyEmployedSince: shared.yearInvalid }],
    [{ thirdpartyEmployedSince: 2000.5 }, { thirdpartyEmployedSince: shared.yearInvalid }],
    [{ thirdpartyEmployedSince: null }, {}],
    [{ yearsInHomeConstruction: 100 }, {}],
    [{ yearsInHomeConstruction: 101 }, { yearsInHomeConstruction: shared.yearsTooMany }],
    [{ yearsInCommercialConstruction: 101 }, { yearsInCommercialConstruction: shared.yearsTooMany }],
    [{ yearsInCommercialConstruction: '5' }, { yearsInCommercialConstruction: shared.number }],
    [{ fullOrPartTime: 'sometimes' }, { fullOrPartTime: shared.choice }],
    [{ thirdpartyEmploymentStatus: 'sometimes' }, { thirdpartyEmploymentStatus: shared.choice }],
    [{ firstName: 'A' }, { firstName: shared.nameTooShort }],
  ])('with %p', (more, errors) => expect(personErrors({ ...name, ...more } as PersonFacts, thisYear)).toEqual(errors));
  it('has a name of two letters in the declaration too', () => {
    expect(validate(shapeOf(personRecord), { firstName: 'A', lastName: 'B' })).toEqual({
      firstName: shared.nameTooShort,
      lastName: shared.nameTooShort,
    });
  });
  it.each([
    ['( 713 ) - 555 - 0142', '7135550142'],
    ['', null],
    ['none', null],
    [undefined, null],
  ])('has of the number %p the digits', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));
});

it.each([
  ['personRecord', personRecord, 'resumeId'],
  ['contractorRecord', contractorRecord, 'resumeId'],
  ['companyRecord', companyRecord, 'companyStructureVerified'],
] as const)('of %s nobody writes %s', (_name, declaration, field) => {
  const writers = (['borrower', 'broker', 'administrator'] as const).map((one) => writableFields(declaration, one));
  expect(writers.flat()).not.toContain(field);
  expect(writers[0]).toHaveLength(Object.keys(declaration.fields).length - 1);
});

it('the fields of a licence and of a share are those of the specification', () => {
  expect(Object.keys(licenseRecord.fields)).toEqual(['state', 'number', 'licenseNotRequired']);
  expect(Object.keys(shareRecord.fields)).toEqual([
    'percentOwnership',
    'role',
    'officer',
    'willingToBeGuarantor',
    'fullOrPartTime',
    'investInOwnNameAcknowledgement',
    'under20Acknowledgement',
  ]);
});

describe('a company', () => {
  const entity = { legalEntityName: 'Bennett Homes LLC', eiN_TAXID: '12-3456789', stateOfIncorperation: 'Texas' };
  const oldest = thisYear - INCORPORATION_YEARS_BACK;
  it.each<[number | string | null, boolean]>([
    [thisYear, true],
    [String(thisYear), true],
    [thisYear + 1, false],
    [oldest, true],
    [oldest - 1, false],
    [2000.5, false],
    ['', false],
    [null, false],
  ])('was incorporated in %p: %p', (yearsOfIncorperation, isTaken) => {
    expect(borrowerEntityErrors({ ...entity, yearsOfIncorperation }, thisYear)).toEqual(
      isTaken ? {} : { yearsOfIncorperation: shared.requiredField },
    );
  });
  it('is offered each of these years', () => {
    const offered = incorporationYears(thisYear);
    expect([offered[0], offered.at(-1), offered.length]).toEqual([thisYear, oldest, INCORPORATION_YEARS_BACK + 1]);
  });
  it('has a licence number of its length', () => {
    const named = { organizationName: 'Bennett Homes' };
    expect(companyErrors({ ...named, buildersLicenseNumber: 'x'.repeat(100) }, thisYear)).toEqual({});
    expect(Object.keys(companyErrors({ ...named, buildersLicenseNumber: 'x'.repeat(101) }, thisYear))).toEqual([
      'buildersLicenseNumber',
    ]);
  });
  it.each([
    [0, true],
    [200, true],
    [201, false],
    [-1, false],
    [1.5, false],
    ['5', false],
  ])('is known by its reference for %p years: %p', (yearsWorkingWith, isTaken) => {
    const errors = referenceErrors({ type: 'banking', yearsWorkingWith } as Parameters<typeof referenceErrors>[0]);
    expect(errors).toEqual(isTaken ? {} : { yearsWorkingWith: shared.number });
  });
});

describe('an experience', () => {
  it.each([
    ['2012-01', undefined],
    ['2026-03', undefined],
    ['2026-04', shared.soldMonthAhead],
    ['x2024-05', shared.soldMonthNeeded],
    ['2024-051', shared.soldMonthNeeded],
    [['2024-05'], shared.soldMonthNeeded],
  ])('was sold in %p', (month, sentence) => expect(soldMonth('2026-03')(month)).toBe(sentence));
  it('is shown with its month', () => {
    expect(['2024-05', 'soon', '', null].map(displayMonth)).toEqual(['05/2024', '', '', '']);
  });
  it('is asked for whatever is shown', () => {
    const sold = ['street', 'city', 'state', 'type', 'residentialStatus'];
    expect(Object.keys(experienceErrors('construction', {}, '2026-03'))).toEqual(['dateSold', 'salesPrice', ...sold]);
    expect(Object.keys(experienceErrors('residential', {}, '2026-03'))).toEqual(sold);
  });
});

it('an owner is verified by one account that is', () => {
  expect(isOwnerVerified([{ status: 1 }, { status: 3 }])).toBe(true);
  expect(isOwnerVerified([{ status: 1 }])).toBe(false);
});

it.each([
  [' ', 0],
  ['3', 3],
  [0, 0],
  [10, 10],
  [11, 0],
  [-1, 0],
  [1.5, 0],
  [[2], 0],
  [true, 0],
])('the step %p of a URL is %i', (value, step) => expect(clampSetupStep(value)).toBe(step));

describe('owners', () => {
  const holding = (personId: string, percentOwnership: number, more: Partial<Holding> = {}): Holding => ({
    id: `${more.ownedCompanyId ?? 'root'}-${personId}`,
    entityOwnerType: 'person',
    ownedCompanyId: 'root',
    personId,
    percentOwnership,
    ...more,
  });
  const owning = (ownerCompanyId: string, percentOwnership: number, ownedCompanyId = 'root'): Holding => ({
    id: `${ownedCompanyId}-${ownerCompanyId}`,
    entityOwnerType: 'company',
    ownedCompanyId,
    ownerCompanyId,
    percentOwnership,
  });
  it('are told largest first, whatever their digits', () => {
    const holdings = [
      holding('small', 2.5),
      holding('large', 40),
      holding('middle', 20),
      owning('above', 30),
      holding('deep', 33.3333, { ownedCompanyId: 'above' }),
      holding('same', 20),
    ];
    const { people, unassigned } = effectiveOwnership('root', holdings);
    expect(people.map(({ personId, percent }) => [personId, percent])).toEqual([
      ['large', '40'],
      ['middle', '20'],
      ['same', '20'],
      ['deep', '9.99999'],
      ['small', '2.5'],
    ]);
    expect(unassigned).toBe('7.50001');
  });
  it('have nothing left that is not assigned, at 100 and above', () => {
    expect(effectiveOwnership('root', [holding('one', 100)]).unassigned).toBe('0');
    expect(effectiveOwnership('root', [holding('one', 80), holding('two', 40)]).unassigned).toBe('0');
    expect(effectiveOwnership('root', []).unassigned).toBe('100');
  });
  it('owe an S-1 for any one of their shares', () => {
    const holdings = [owning('above', 10), holding('one', 1), holding('one', 30, { ownedCompanyId: 'above' })];
    expect(peopleNeedingS1('root', [{ id: 'one' }], holdings)).toEqual([{ id: 'one' }]);
    const guarantor = [holding('one', 1, { willingToBeGuarantor: true }), holding('two', 1)];
    expect(peopleNeedingS1('root', [{ id: 'one' }, { id: 'two' }], guarantor)).toEqual([{ id: 'one' }]);
  });
  it('of a small share are persons', () => {
    const share = { percentOwnership: 5 };
    const kinds = ['person', 'company', 'multiplePeopleUnder20'] as const;
    expect(kinds.map((entityOwnerType) => isSmallOwner({ entityOwnerType, ...share }))).toEqual([true, false, false]);
  });
  it('that are companies have a name', () => {
    const owner: OwnerFacts = { entityOwnerType: 'company', percentOwnership: 5 };
    expect(Object.keys(ownerErrors(owner, thisYear))).toEqual(['ownerCompany.organizationName']);
    expect(ownerErrors({ ...owner, ownerCompany: { legalEntityName: 'Bennett Trust' } }, thisYear)).toEqual({});
    expect(ownerErrors({ ...owner, ownerCompany: { organizationName: 'Bennett Trust' } }, thisYear)).toEqual({});
  });
});

describe('references', () => {
  it('that are needed are called by their kinds, the second bank is not', () => {
    expect(referencesNeeds([])).toEqual(['Primary Banking', 'Trade Subcontractor', 'Supply Company']);
    expect(Object.keys(referenceLabels)).toEqual([...referenceTypes]);
  });
});

it('a project of the past has a state that exists and an amount in cents', () => {
  expect(validate(shapeOf(experienceRecord), { state: 'TX', salesPrice: 0.5 })).toEqual({
    state: shared.stateInvalid,
    salesPrice: shared.amountInvalid,
  });
});

describe('a step of set-up', () => {
  it('is told as it stands', () => {
    expect(setupStepStatuses.map((status) => setupStatusLabels[status])).toEqual([
      'Not Started',
      'Started',
      'Completed',
    ]);
  });
  const holdings: Holding[] = [
    { id: 'h', entityOwnerType: 'person', ownedCompanyId: 'root', personId: 'owner', percentOwnership: 100 },
  ];
  it('waits for the S-1 of owners, and is not begun by that of anybody else', () => {
    const s1 = (people: { id: string; s1Id?: string }[]) => setupStatuses({ companyId: 'root', holdings, people }).s1;
    expect(s1([{ id: 'owner' }])).toBe('notstarted');
    expect(s1([{ id: 'owner' }, { id: 'other', s1Id: 'file' }])).toBe('notstarted');
    expect(s1([{ id: 'owner', s1Id: 'file' }])).toBe('complete');
  });
  it('is begun by one person beside the owners', () => {
    const people = [{ id: 'owner' }, { id: 'other', otherPerson: true }];
    expect(setupStatuses({ people }).additionalPeople).toBe('started');
  });
});
