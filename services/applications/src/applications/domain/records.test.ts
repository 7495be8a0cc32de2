import type { SaveApplication } from '@groundwork/domain-applications';
import { fixedClock } from '@groundwork/domain-time';
import { computedOf, factsOf, isTermSheetStale, neededOf } from './application-facts.js';
import type { ApplicationRecord } from './application-record.js';
import { applySave, mended } from './apply-save.js';
import { beginsRound, meaningOf } from './choose-command.js';
import { newApplication } from './new-application.js';
import { termSheetChanges, termSheetFiguresOf } from './term-sheet-figures.js';

const now = new Date('2026-03-10T15:00:00.000Z');
const numbered = () => {
  let next = 0;
  return () => `id-${(next += 1)}`;
};
const created = (body: SaveApplication = {}): ApplicationRecord =>
  newApplication(body, {
    companyId: 'company',
    userId: 'user',
    writer: 'dealEntry',
    clock: fixedClock(now.toISOString()),
    newId: numbered(),
  });

describe('a save of lists', () => {
  const newId = () => 'new';
  const before = created({
    fundingSources: [{ name: 'Equity', total: 5 }],
    approvalConditions: [{ name: 'Permit' }],
    constructionOverseers: [{ overseeingPersonId: 'ada' }],
    properties: [{ floorPlans: [{ area: 'First' }], units: [{ sqft: 1 }] }],
  });
  const [source] = before.details.fundingSources ?? [];
  const [condition] = before.details.approvalConditions ?? [];
  const [overseer] = before.constructionOverseers;
  const [property] = before.properties;
  const save = (body: SaveApplication) => applySave(before, body, 'dealEntry', newId);

  it('keeps the ids of what is known, and gives others to what is new', () => {
    const after = save({
      fundingSources: [
        { name: 'Debt', total: 1 },
        { ...source, name: 'Equity', total: 6 },
      ],
      approvalConditions: [
        { ...condition, name: 'Deed' },
        { id: 'of another', name: 'Survey' },
      ],
      constructionOverseers: [{ ...overseer, overseeingPersonId: 'eve' }, { overseeingPersonId: 'ada' }],
    });
    expect(after.details.fundingSources?.map(({ id, total }) => [id, total])).toEqual([
      ['new', 1],
      [source?.id, 6],
    ]);
    expect(after.details.approvalConditions?.map(({ id, name }) => [id, name])).toEqual([
      [condition?.id, 'Deed'],
      ['new', 'Survey'],
    ]);
    expect(after.constructionOverseers).toEqual([
      { id: overseer?.id, applicationId: before.id, overseeingPersonId: 'eve' },
      { id: 'new', applicationId: before.id, overseeingPersonId: 'ada' },
    ]);
  });
  it('takes one that is null for empty, and leaves alone what it does not name', () => {
    const emptied = save({
      constructionOverseers: null,
      properties: [{ id: property?.id, floorPlans: null, units: null }],
    });
    expect(emptied.constructionOverseers).toEqual([]);
    expect(emptied.properties).toEqual([{ ...property, floorPlans: [], units: [] }]);
    const same = save({ properties: [{ id: property?.id }] });
    expect(same.properties).toEqual(before.properties);
    expect(same.constructionOverseers).toBe(before.constructionOverseers);
    const [plan] = property?.floorPlans ?? [];
    const planned = save({
      properties: [{ id: property?.id, floorPlans: [{ ...plan, area: 'Ground' }, { area: 'Roof' }] }],
    });
    expect(planned.properties[0]?.floorPlans).toEqual([
      { ...plan, area: 'Ground' },
      { id: 'new', area: 'Roof' },
    ]);
    const added = save({ properties: [{}, { id: property?.id }] });
    expect(added.properties[0]).toMatchObject({ id: 'new', budgetTotal: 0, units: [], floorPlans: [] });
  });
  it('has a name without blanks, a purpose, and a line of credit that is yes or no', () => {
    expect(save({ name: ' Heights ', intendedPurpose: 'rent', lineOfCredit: true })).toMatchObject({
      name: 'Heights',
      intendedPurpose: 'rent',
      lineOfCredit: true,
    });
    expect(save({ name: null, intendedPurpose: null, lineOfCredit: null })).toMatchObject({
      name: '',
      intendedPurpose: 'sell',
      lineOfCredit: false,
    });
  });
  it('keeps comments that say something, until their section is saved again', () => {
    const rejectionComments = [
      { step: 'name', value: 'Mend it' },
      { step: 'budget', value: '  ' },
      { step: 'suppliers', value: null },
    ] as SaveApplication['rejectionComments'];
    const rejected = applySave(before, { rejectionComments }, 'reviewer', newId);
    expect(rejected.details.rejectionComments).toEqual([{ step: 'name', value: 'Mend it' }]);
    expect(mended(rejected.details, ['budget']).rejectionComments).toEqual([{ step: 'name', value: 'Mend it' }]);
    expect(mended(rejected.details, ['name']).rejectionComments).toEqual([]);
    expect(mended({ brokerName: 'Priya' }, ['name'])).toEqual({ brokerName: 'Priya' });
  });
});

describe('the figures that a term sheet shows', () => {
  const shown = created({
    name: 'Heights',
    loanType: 'construction',
    brokerName: 'Priya',
    requestedLoanAmount: 500,
    properties: [
      { street: '1 A', propertyType: 'detached', numberOfUnits: 1, purchaseAmount: 7, expectedListingPrice: 9 },
    ],
  });
  it('are those of the application and its properties', () => {
    expect(termSheetFiguresOf(shown)).toMatchObject({
      name: 'Heights',
      loanType: 'construction',
      brokerName: 'Priya',
      requestedAmount: 500,
      properties: [
        {
          street: '1 A',
          propertyType: 'detached',
          numberOfUnits: 1,
          purchaseAmount: 7,
          expectedListingPrice: 9,
          budgetTotal: 0,
        },
      ],
    });
    expect(termSheetFiguresOf(created())).toMatchObject({
      brokerName: null,
      requestedAmount: null,
      properties: [{ propertyType: null, numberOfUnits: null, purchaseAmount: null, expectedListingPrice: null }],
    });
  });
  const agreed = {
    ...shown,
    termSheetAgreementTime: '2026-03-10T14:00:00.000Z',
    termSheetFigures: { applicationName: 'Bayou' },
  };
  it('end the agreement where they change while the borrower edits', () => {
    expect(termSheetChanges(agreed)).toEqual(['Name of the application']);
    expect(factsOf(agreed).termSheetChanges).toEqual(['Name of the application']);
    expect(termSheetChanges({ ...agreed, termSheetFigures: { applicationName: 'Heights' } })).toEqual([]);
    for (const more of [{ status: 'submitted' }, { termSheetAgreementTime: null }, { termSheetFigures: null }] as const)
      expect(termSheetChanges({ ...agreed, ...more })).toEqual([]);
  });
  it.each<[string, Partial<ApplicationRecord>, boolean]>([
    ['figures that changed', {}, true],
    ['figures as they were', { termSheetFigures: { applicationName: 'Heights' } }, false],
    ['a day that is over', { termSheetFigures: null, termSheetAgreementTime: '2026-03-09T15:00:00.000Z' }, true],
    ['no agreement', { termSheetAgreementTime: null }, false],
    [
      'a status in which nobody edits',
      { status: 'awaiting', termSheetAgreementTime: '2026-01-01T00:00:00.000Z' },
      false,
    ],
  ])('by %s', (_why, more, isStale) => expect(isTermSheetStale({ ...agreed, ...more }, now)).toBe(isStale));
});

describe('what is computed of an application', () => {
  it('knows the sums of its budgets, and what this service sees missing', () => {
    const application = created({ loanType: 'construction', generalWarrantyDeedNeeded: true });
    expect(neededOf(application)).toEqual(['floorPlans', 'generalWarrantyDeed']);
    expect(neededOf({ ...application, details: {} })).toEqual(['floorPlans']);
    expect(neededOf({ ...application, loanType: 'land', details: { generalWarrantyDeedNeeded: false } })).toEqual([]);
    const [property] = application.properties;
    const budgeted = { ...application, properties: property ? [{ ...property, budgetTotal: 700 }] : [] };
    expect(factsOf(budgeted).properties?.[0]?.budget?.sections[0]?.additionalItems[0]?.budgetAmount).toBe(700);
    expect(factsOf(budgeted)).toMatchObject({ generalWarrantyDeedNeeded: true, name: application.name });
  });
  it('is its mask, its percentage, its missing items and its rejected steps', () => {
    const rejectionComments = [
      { step: 'suppliers', value: 'x' },
      { step: 'name', value: 'x' },
    ] as const;
    expect(computedOf({ ...created({ loanType: 'construction' }), details: { rejectionComments } })).toEqual({
      sectionComplete: '00000',
      percentageComplete: 0,
      itemsNeeded: 1,
      rejectedSteps: 'name,suppliers',
    });
    expect(computedOf(created({ loanType: 'land' }))).toMatchObject({
      percentageComplete: 16,
      itemsNeeded: 0,
      rejectedSteps: '',
    });
  });
});

it('a borrower’s save is what its status says', () => {
  const save = { byAdministrator: false, rejectsSection: false } as const;
  const meanings = (['in_progress', 'awaiting', 'submitted', 'approved', undefined] as const).map((requested) =>
    meaningOf({ ...save, current: 'rejected', requested }),
  );
  expect(meanings).toEqual(['save', 'finalSubmit', 'submitDocuments', 'denied', 'save']);
  expect(meaningOf({ ...save, byAdministrator: true, current: 'in_closing', requested: 'in_closing' })).toBe(
    'saveReview',
  );
  expect(meaningOf({ ...save, byAdministrator: true, current: 'in_progress', requested: undefined })).toBe('save');
  expect(beginsRound('rejected', 'approve')).toBe(false);
});
