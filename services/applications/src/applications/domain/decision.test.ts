import { applicationCommands } from '@groundwork/domain-applications';
import type { ApplicationCommand, LoanDecision, LoanTerms, SaveApplication } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { fixedClock } from '@groundwork/domain-time';
import type { ApplicationRecord } from './application-record.js';
import { changedBySave, placeErrors, saveErrors } from './changed-by-save.js';
import { decided, decisionErrors, reasonOf } from './decision.js';
import {
  changedConditions,
  isRecorded,
  loanDecisionErrors,
  needsEverything,
  openConditions,
  termsAfter,
  tickedConditions,
} from './loan-decision.js';
import { createErrors, newApplication } from './new-application.js';

const clock = fixedClock('2026-03-10T15:00:00.000Z');
const now = '2026-03-10T15:00:00.000Z';
const numbered = () => {
  let next = 0;
  return () => `id-${(next += 1)}`;
};
const created = (body: SaveApplication = {}, writer: 'borrower' | 'dealEntry' = 'borrower'): ApplicationRecord =>
  newApplication(body, { companyId: 'company', userId: 'user', writer, clock, newId: numbered() });
const application = (more: Partial<ApplicationRecord> = {}): ApplicationRecord => ({ ...created(), ...more });
const withBudget = (budgetTotal: number): ApplicationRecord =>
  application({ properties: application().properties.map((property) => ({ ...property, budgetTotal })) });

const terms: LoanTerms = {
  amount: 1_000,
  rate: 9,
  termMonths: 12,
  interestReserve: 0,
  retainagePercent: 10,
  originationFeePercent: 1,
  otherFees: 0,
};
const agreeing: readonly ApplicationCommand[] = ['approve', 'requireClosing', 'completeClosing'];
const where = (is: (command: ApplicationCommand) => unknown) => applicationCommands.filter(is);

describe('a new application', () => {
  it('is in progress, named by its day, of whoever made it', () => {
    expect(created()).toMatchObject({
      companyId: 'company',
      userId: 'user',
      status: 'in_progress',
      version: 1,
      round: 1,
      name: 'Application 2026-03-10',
      intendedPurpose: 'sell',
      lineOfCredit: false,
      sectionComplete: '00000',
      details: { displayFinancialLit: false },
      createdAt: now,
      updatedAt: now,
      terms: null,
    });
  });
  it.each<[SaveApplication, number]>([
    [{}, 1],
    [{ numberApplyingFor: 3 }, 3],
    [{ numberApplyingFor: 3, loanRequestIsFor: 'oneProperty' }, 1],
    [{ numberApplyingFor: 3, properties: [{ street: '1 A' }] }, 1],
  ])('of %p has %i properties', (body, count) => {
    const { properties, constructionOverseers } = created({ ...body, propertyType: 'detached' });
    expect(properties).toHaveLength(count);
    expect(new Set(properties.map(({ id }) => id)).size).toBe(count);
    expect(properties[0]?.details.propertyType).toBe(body.properties ? undefined : 'detached');
    expect(constructionOverseers).toEqual([]);
  });
  it('holds what its writer may write', () => {
    const body = { brokerRate: 2, brokerName: 'Priya' };
    expect(created(body).details).toEqual({ brokerName: 'Priya', displayFinancialLit: false });
    expect(created(body, 'dealEntry').details).toMatchObject(body);
  });
  it.each<[SaveApplication, string[]]>([
    [{}, []],
    [{ loanType: 'construction', propertyType: 'duplex', numberApplyingFor: 2 }, ['numberApplyingFor']],
    [{ loanType: 'construction', propertyType: 'duplex', numberApplyingFor: 2, lineOfCredit: true }, []],
    [{ loanType: 'construction', propertyType: 'duplex' }, []],
    [{ loanType: 'buildToRent', intendedPurpose: 'sell' }, ['loanType']],
    [{ properties: [{ id: 'of another' }] }, ['properties.0.id']],
    [{ loanType: 'buildToRent', properties: [{ city: 'Austin' }, { city: 'Houston' }] }, ['properties.1.city']],
  ])('is refused by field: %p', (body, fields) => expect(Object.keys(createErrors(body))).toEqual(fields));
});

describe('a save', () => {
  const saving = { byAdministrator: false, userId: 'user', clock, newId: numbered() };
  const condition = { id: 'c', name: 'Permit' };
  it('is a borrower’s, an administrator’s in the borrower’s place, or a review', () => {
    const body = { name: 'Heights', brokerRate: 2 };
    const saved = (more: Partial<ApplicationRecord>, byAdministrator: boolean) =>
      changedBySave(application(more), body, { ...saving, byAdministrator });
    const [byBorrower, dealEntry, review] = [saved({}, false), saved({}, true), saved({ status: 'submitted' }, true)];
    expect([byBorrower, dealEntry, review].map(({ name, details }) => [name, details.brokerRate])).toEqual([
      ['Heights', undefined],
      ['Heights', 2],
      ['Application 2026-03-10', 2],
    ]);
  });
  it('notes who ticked a condition and when, and whether litigation is asked about', () => {
    const before = application({
      status: 'submitted',
      details: { financialLiteracyResult: 'Pass', financialLiteracyDate: '2026-02-16' },
    });
    const body = { approvalConditions: [{ ...condition, completed: true }] };
    const { details } = changedBySave(before, body, { ...saving, byAdministrator: true });
    expect(details.displayFinancialLit).toBe(true);
    expect(details.approvalConditions).toMatchObject([{ completed: true, completedBy: 'user', completedAt: now }]);
    expect(changedBySave(before, {}, saving).details).not.toHaveProperty('approvalConditions');
    const nobody = changedBySave(before, body, { ...saving, byAdministrator: true, userId: undefined });
    expect(nobody.details.approvalConditions).toMatchObject([{ completedBy: null }]);
  });
  it('is refused by field', () => {
    const body: SaveApplication = {
      loanType: 'buildToRent',
      intendedPurpose: 'sell',
      generalContractorId: 'stranger',
      properties: [{ id: 'of another', thirdPartyResume: 'of another' }],
    };
    const by = { companyIds: [], byAdministrator: false };
    expect(Object.keys(saveErrors(application(), body, {}, by)).sort()).toEqual([
      'generalContractorId',
      'loanType',
      'properties.0.id',
      'properties.0.thirdPartyResume',
    ]);
  });
  it('keeps a portfolio in one place where it names its properties', () => {
    const changed = application({ loanType: 'buildToRent' });
    const [property] = changed.properties;
    if (!property) throw new Error('no property');
    const apart = {
      ...changed,
      properties: [
        { ...property, city: 'Austin' },
        { ...property, city: 'Houston' },
      ],
    };
    expect(placeErrors({}, apart)).toEqual({});
    expect(Object.keys(placeErrors({ properties: [] }, apart))).toEqual(['properties.1.city']);
  });
});

describe('conditions of a loan', () => {
  const by = { userId: 'ines', now };
  const met = { id: 'c', name: 'Permit', completed: true, completedBy: 'ada', completedAt: '2026-01-01' };
  const open = { ...met, completed: false };
  it('are open until they are met', () => {
    expect(openConditions([met, open, { id: 'd', name: 'Deed' }])).toEqual([open, { id: 'd', name: 'Deed' }]);
    expect(openConditions(null)).toEqual([]);
  });
  it('keep who met them first, and forget it where they are open again', () => {
    const cleared = { completedBy: null, completedAt: null };
    const ticked = { completedBy: 'ines', completedAt: now };
    expect(tickedConditions(null, [met], by)).toEqual([{ ...met, ...ticked }]);
    expect(tickedConditions([open], [met], by)).toEqual([{ ...met, ...ticked }]);
    expect(tickedConditions([met], [{ ...met, completedBy: 'eve' }], by)).toEqual([met]);
    expect(tickedConditions([{ ...met, completedBy: null, completedAt: null }], [met], by)).toEqual([
      { ...met, ...cleared },
    ]);
    expect(tickedConditions([met], [open], by)).toEqual([{ ...open, ...cleared }]);
  });
  it('tell which became met and which are open again', () => {
    const other = { id: 'd', name: 'Deed', completed: true };
    expect(changedConditions([open, other], [met, { ...other, completed: false }])).toEqual({
      ticked: ['Permit'],
      reopened: ['Deed'],
    });
    expect(changedConditions([met], [met, { id: 'e', name: 'New' }])).toEqual({ ticked: [], reopened: [] });
    expect(changedConditions(null, [met])).toEqual({ ticked: ['Permit'], reopened: [] });
    expect(changedConditions([met], null)).toEqual({ ticked: [], reopened: [] });
  });
});

describe('a decision', () => {
  it('is kept where a loan is agreed on or turned down, and needs everything where it is agreed on', () => {
    expect(where(needsEverything)).toEqual(agreeing);
    expect(where(isRecorded).sort()).toEqual([...agreeing, 'reject'].sort());
  });
  it.each<[ApplicationCommand, LoanDecision | null, LoanTerms | null]>([
    ['approve', { terms }, terms],
    ['approve', null, null],
    ['requireClosing', {}, null],
    ['completeClosing', { terms: { ...terms, rate: 8 } }, { ...terms, rate: 8 }],
    ['completeClosing', null, terms],
    ['reject', { terms }, null],
    ['rejectSection', null, null],
    ['returnToBorrower', null, null],
    ['saveReview', { terms: { ...terms, rate: 8 } }, terms],
  ])('by %s with %p leaves the terms %p', (command, decision, after) => {
    expect(termsAfter(command, { terms }, decision)).toEqual(after);
  });
  it('holds the terms against the whole budget', () => {
    const budgeted = withBudget(900);
    const none = { missing: [], exceeded: [] };
    expect(Object.keys(loanDecisionErrors('approve', budgeted, { terms }, none))).toEqual(['decision.terms.amount']);
    expect(loanDecisionErrors('approve', withBudget(terms.amount), { terms }, none)).toEqual({});
    expect(loanDecisionErrors('approve', application(), { terms }, none)).toEqual({
      'decision.terms.amount': shared.budgetTotalFirst,
    });
    expect(loanDecisionErrors('approve', application(), null, none)).toEqual({ 'decision.terms': shared.termsNeeded });
    expect(loanDecisionErrors('reject', budgeted, null, { missing: ['Survey'], exceeded: ['loanToCost'] })).toEqual({});
  });
  it('says why it is taken in spite of what is missing or exceeded', () => {
    const errorsOf = (more: Partial<LoanDecision>, missing: string[], exceeded: 'loanToCost'[]) =>
      loanDecisionErrors('approve', withBudget(terms.amount), { terms, ...more }, { missing, exceeded });
    expect(errorsOf({}, ['Survey', 'Deed'], ['loanToCost'])).toEqual({
      'decision.overrideReason': expect.stringContaining('Survey, Deed'),
      'decision.limitsReason': expect.stringContaining('Loan to cost'),
    });
    expect(errorsOf({ overrideReason: ' ' }, ['Survey'], [])).toHaveProperty(['decision.overrideReason']);
    expect(errorsOf({ overrideReason: 'Known', limitsReason: 'Known' }, ['Survey'], ['loanToCost'])).toEqual({});
    expect(errorsOf({}, [], [])).toEqual({});
  });
  it.each<[ApplicationCommand, SaveApplication, string | undefined]>([
    ['reject', { onRejectString: ' Too late ' }, 'Too late'],
    ['rejectSection', { onRejectString: '  ' }, 'Mend the name\nAnd the rest'],
    ['returnToBorrower', {}, 'Mend the name\nAnd the rest'],
    ['approve', { onRejectString: 'Too late' }, undefined],
    ['saveReview', {}, undefined],
  ])('by %s with %p has its reason', (command, body, reason) => {
    const rejectionComments = [
      { step: 'name', value: 'Mend the name' },
      { step: 'name', value: 'And the rest' },
    ];
    expect(reasonOf(command, { details: { rejectionComments } as ApplicationRecord['details'] }, body)).toBe(reason);
    expect(reasonOf('reject', { details: {} }, {})).toBeUndefined();
  });
  it('needs a reason that its borrower sees', () => {
    const errorsOf = (command: ApplicationCommand, body: SaveApplication, more: Partial<ApplicationRecord> = {}) =>
      decisionErrors(command, application(more), body, clock);
    expect(errorsOf('reject', {})).toEqual({ onRejectString: shared.reasonRequired });
    expect(errorsOf('rejectSection', { onRejectString: 'No' })).toEqual({});
    expect(errorsOf('saveReview', {})).toEqual({});
    const unseen = {
      onRejectString: 'No',
      rejectionComments: [
        { step: 'name', value: 'x' },
        { step: 'budget', value: 'x' },
      ],
    } as const;
    expect(errorsOf('rejectSection', unseen, { lineOfCredit: true })).toEqual({
      'rejectionComments.1.step': shared.stepNotAsked,
    });
    expect(errorsOf('rejectSection', unseen)).toEqual({});
    expect(Object.keys(errorsOf('finalSubmit', {})).length).toBeGreaterThan(5);
  });

  const dates = { awaitingAt: 'a', submittedAt: 's', closingAt: 'c', approvedAt: 'p' };
  it.each<[ApplicationCommand, object]>([
    ['save', dates],
    ['finalSubmit', { ...dates, awaitingAt: now }],
    ['submitDocuments', { ...dates, submittedAt: now }],
    ['requireClosing', { ...dates, closingAt: now }],
    ['approve', { ...dates, approvedAt: now }],
    ['completeClosing', { ...dates, approvedAt: now }],
    ['reject', { ...dates, closingAt: null }],
    ['rejectSection', { ...dates, closingAt: null }],
    ['returnToBorrower', { ...dates, closingAt: null }],
  ])('by %s is dated', (command, after) => {
    const before = application({ ...dates, status: 'submitted' });
    expect(decided(command, before, before, 'ines', clock)).toMatchObject(after);
  });
  it('names who took it, and begins a round where the borrower has it again', () => {
    const after = (
      command: ApplicationCommand,
      status: ApplicationRecord['status'] = 'submitted',
      userId: string | undefined = 'ines',
    ) => {
      const { decidedBy, decidedAt, round } = decided(
        command,
        application({ status }),
        application({ status }),
        userId,
        clock,
      );
      return [decidedBy, decidedAt, round];
    };
    expect(after('approve')).toEqual(['ines', now, 1]);
    expect(after('reject')).toEqual(['ines', now, 1]);
    expect(after('returnToBorrower')).toEqual(['ines', now, 2]);
    expect(after('saveReview')).toEqual([null, null, 1]);
    expect(after('save', 'in_progress')).toEqual([null, null, 1]);
    expect(after('save', 'rejected')).toEqual([null, null, 2]);
    expect(decided('approve', application(), application(), undefined, clock).decidedBy).toBeNull();
  });
  it('takes the rejections away once it is submitted again, and no sooner', () => {
    const rejected = {
      rejectionComments: [{ step: 'name', value: 'x' }],
      onRejectString: 'No',
    } as ApplicationRecord['details'];
    const after = (command: ApplicationCommand) =>
      decided(command, application(), application({ details: rejected }), 'user', clock).details;
    expect(after('finalSubmit')).toEqual({ rejectionComments: [], onRejectString: null });
    expect(after('save')).toEqual(rejected);
  });
});
