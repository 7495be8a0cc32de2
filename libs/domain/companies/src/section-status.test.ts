import { bannerRows, isS1Hidden, isSetupComplete, setupMask, setupStatuses, setupStepKeys } from './index.js';
import type { Holding, SetupFacts, SetupStepKey, SetupStepStatus } from './index.js';

const general = {
  organizationName: 'Gulf Coast Builders LLC',
  website: 'gulfcoastbuilders.example',
  mailingStreetAddress: '1200 Post Oak Boulevard',
  mailingCity: 'Houston',
  mailingState: 'Texas',
  mailingZipCode: '77056',
  moreThanMillionRevenue: false,
};
const entity = {
  legalEntityName: 'Gulf Coast Builders LLC',
  yearsOfIncorperation: 2009,
  stateOfIncorperation: 'Texas',
  eiN_TAXID: '12-3456789',
};
const companyId = 'borrower';
const of = (personId: string, percentOwnership: number, ownedCompanyId = companyId): Holding => ({
  id: `${ownedCompanyId}-${personId}`,
  entityOwnerType: 'person',
  ownedCompanyId,
  personId,
  percentOwnership,
});
const by = (ownerCompanyId: string, percentOwnership: number, ownedCompanyId = companyId): Holding => ({
  id: `${ownedCompanyId}-${ownerCompanyId}`,
  entityOwnerType: 'company',
  ownedCompanyId,
  ownerCompanyId,
  percentOwnership,
});
const group = (percentOwnership: number): Holding => ({
  id: 'group',
  entityOwnerType: 'multiplePeopleUnder20',
  ownedCompanyId: companyId,
  percentOwnership,
});
const reference = (type: string) => ({
  type,
  companyName: 'Lone Star Bank',
  contactName: 'Jo Ames',
  phoneNumber: '7135550101',
  yearsWorkingWith: 4,
  email: 'jo@lonestar.example',
});
const references = ['banking', 'tradeSubcontractor', 'supplyCompany'].map(reference);

type Row = readonly [SetupStepKey, SetupStepStatus, string, SetupFacts];

/** Every section in every state that it can have (specification 4). */
const table: readonly Row[] = [
  ['generalInformation', 'notstarted', 'nothing is filled', {}],
  ['generalInformation', 'started', 'one field is filled', { website: 'x.example' }],
  ['generalInformation', 'started', 'the answer on revenue is missing', { ...general, moreThanMillionRevenue: null }],
  ['generalInformation', 'started', 'only the answer is there, and it is no', { moreThanMillionRevenue: false }],
  ['generalInformation', 'started', 'a field is white space', { ...general, mailingCity: ' ' }],
  ['generalInformation', 'complete', 'six fields and a no', general],
  ['borrowerEntity', 'notstarted', 'nothing is filled', {}],
  ['borrowerEntity', 'started', 'three of four', { ...entity, eiN_TAXID: '' }],
  ['borrowerEntity', 'complete', 'all four', entity],
  ['owners', 'notstarted', 'no owner', {}],
  ['owners', 'started', '99.9999 percent', { companyId, holdings: [of('a', 60), of('b', 39.9999)] }],
  ['owners', 'started', 'above 100', { companyId, holdings: [of('a', 60), of('b', 40.0001)] }],
  ['owners', 'started', 'an owner of nothing', { companyId, holdings: [of('a', 0)] }],
  ['owners', 'complete', 'thirds that make 100', { companyId, holdings: [of('a', 33.3), of('b', 33.3), group(33.4)] }],
  ['otherOwners', 'notstarted', 'the borrower has no owner', {}],
  ['otherOwners', 'notstarted', 'an entity without owners', { companyId, holdings: [by('h', 100)] }],
  ['otherOwners', 'started', 'an entity under 100', { companyId, holdings: [by('h', 100), of('a', 99.9, 'h')] }],
  [
    'otherOwners',
    'started',
    'one of two entities',
    { companyId, holdings: [by('h', 50), by('k', 50), of('a', 100, 'h')] },
  ],
  [
    'otherOwners',
    'started',
    'an entity of an entity without owners',
    { companyId, holdings: [by('h', 100), by('k', 100, 'h')] },
  ],
  ['otherOwners', 'complete', 'no owner is an entity', { companyId, holdings: [of('a', 10)] }],
  [
    'otherOwners',
    'complete',
    'all entities at 100 over two levels',
    { companyId, holdings: [by('h', 100), by('k', 100, 'h'), of('a', 100, 'k')] },
  ],
  [
    'otherOwners',
    'complete',
    'more than 100',
    { companyId, holdings: [by('h', 100), of('a', 60, 'h'), of('b', 60, 'h')] },
  ],
  ['s1', 'notstarted', 'nobody is a person by name', { companyId, holdings: [group(100)] }],
  ['s1', 'notstarted', 'an owner who owes one', { companyId, holdings: [of('a', 20)], people: [{ id: 'a' }] }],
  [
    's1',
    'started',
    'one of two',
    { companyId, holdings: [of('a', 50), of('b', 50)], people: [{ id: 'a', s1Id: 'file' }, { id: 'b' }] },
  ],
  [
    's1',
    'complete',
    'both, one of them above an entity',
    {
      companyId,
      holdings: [of('a', 50), by('h', 50), of('b', 100, 'h')],
      people: [
        { id: 'a', s1Id: 'f' },
        { id: 'b', s1Id: 'g' },
      ],
    },
  ],
  ['s1', 'complete', 'nobody owes one', { companyId, holdings: [of('a', 19)], people: [{ id: 'a' }] }],
  ['contractors', 'notstarted', 'the question is open', { usesThirdParty: null }],
  ['contractors', 'started', 'yes, and none is named', { usesThirdParty: true, contractors: 0 }],
  ['contractors', 'complete', 'no', { usesThirdParty: false }],
  ['contractors', 'complete', 'one is named', { usesThirdParty: true, contractors: 1 }],
  ['structure', 'started', 'not verified', {}],
  ['structure', 'complete', 'verified', { companyStructureVerified: true }],
  ['licenses', 'notstarted', 'none', { licenses: 0 }],
  ['licenses', 'complete', 'one of anybody', { licenses: 1 }],
  ['additionalPeople', 'notstarted', 'nobody and not confirmed', {}],
  ['additionalPeople', 'started', 'somebody, not confirmed', { people: [{ id: 'a', otherPerson: true }] }],
  ['additionalPeople', 'complete', 'confirmed', { additionalPeopleConfirmed: true }],
  ['references', 'notstarted', 'none', { references: [] }],
  ['references', 'notstarted', 'an empty one', { references: [{ type: 'banking', companyName: ' ' }] }],
  [
    'references',
    'started',
    'a field of the optional one',
    { references: [{ type: 'secondaryBanking', companyName: 'Bank' }] },
  ],
  [
    'references',
    'started',
    'fourteen of fifteen fields',
    { references: [...references.slice(1), { ...reference('banking'), yearsWorkingWith: null }] },
  ],
  [
    'references',
    'complete',
    'three of three, and no year is a year',
    { references: [...references.slice(1), { ...reference('banking'), yearsWorkingWith: 0 }] },
  ],
  ['experience', 'notstarted', 'none', { experiences: 0 }],
  ['experience', 'complete', 'one of any kind', { experiences: 1 }],
];

describe('status of the steps of set-up', () => {
  it.each(table)('%s is %s: %s', (key, status, _, facts) => {
    expect(setupStatuses(facts)[key]).toBe(status);
  });

  it('has every step in the table, and an empty company has started nothing but the structure', () => {
    expect([...new Set(table.map(([key]) => key))]).toEqual(setupStepKeys);
    const statuses = setupStatuses({});
    expect(Object.keys(statuses)).toEqual([...setupStepKeys]);
    expect(Object.entries(statuses).filter(([, status]) => status !== 'notstarted')).toEqual([
      ['structure', 'started'],
    ]);
  });

  it('does not hang on owners in a circle', () => {
    const statuses = setupStatuses({
      companyId,
      holdings: [by('h', 60), of('a', 40), by(companyId, 100, 'h')],
      people: [{ id: 'a' }],
    });
    expect([statuses.owners, statuses.s1]).toEqual(['complete', 'notstarted']);
  });
});

describe('the whole', () => {
  const all: SetupFacts = {
    ...general,
    ...entity,
    companyId,
    holdings: [of('a', 100)],
    people: [{ id: 'a', s1Id: 'f' }],
    usesThirdParty: false,
    companyStructureVerified: true,
    additionalPeopleConfirmed: true,
    references,
  };

  it('has a digit for each step but S1 uploads', () => {
    expect(setupMask(setupStatuses(general))).toBe('1000000000');
    expect(setupMask(setupStatuses({ ...general, companyStructureVerified: true }))).toBe('1000010000');
    expect(setupMask(setupStatuses(all))).toBe('1111110110');
    expect(setupMask(setupStatuses({ ...all, licenses: 1, experiences: 1 }))).toBe('1111111111');
  });

  it('is complete with the mask: licence and experience may be missing, anything else not', () => {
    expect(isSetupComplete(setupMask(setupStatuses(all)))).toBe(true);
    for (const missing of [
      { website: null },
      { eiN_TAXID: null },
      { holdings: [] },
      { usesThirdParty: null },
      { companyStructureVerified: false },
      { additionalPeopleConfirmed: false },
      { references: [] },
    ])
      expect(isSetupComplete(setupMask(setupStatuses({ ...all, ...missing })))).toBe(false);
  });

  it('hides the S-1 step until an owner at any level is a person by name', () => {
    expect(
      [
        {},
        { companyId, holdings: [group(50), by('h', 50)] },
        { companyId, holdings: [by('h', 50), of('a', 1, 'h')] },
      ].map(isS1Hidden),
    ).toEqual([true, true, false]);
  });

  it('shows all steps but the S-1 uploads in the banner, with the number of the wizard', () => {
    const rows = bannerRows(setupStatuses(all));
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10]);
    expect(rows.filter(({ status }) => status === 'complete')).toHaveLength(8);
  });
});
