import { hiddenFields, labelsOf, machineFlaws, readableBy, shapeOf, writableFields } from '@groundwork/domain-records';
import type { AnyRecord } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  applicationCommands,
  applicationMachine,
  applicationRecord,
  applicationStatuses,
  applicationStatusLabels,
  commandsOf,
  dashboardGroups,
  decisionWords,
  floorHints,
  floorPlanHints,
  historyEvents,
  historyWords,
  isApplicationStatus,
  isEditable,
  legalHints,
  legalQuestions,
  locksCompany,
  nextStatus,
  stepHints,
  stepKeys,
  supplierHints,
  unitHints,
} from './index.js';
import type { ApplicationCommand, ApplicationStatus, LoanType } from './index.js';
import {
  approvalConditionRecord,
  overseerRecord,
  rejectionCommentRecord,
  supplierRecord,
  suppliersRecord,
} from './application.record.js';
import { closingItemRecord } from './closing.record.js';
import { floorPlanRecord, floorRecord, unitRecord } from './property.record.js';

/** Every legal move; whatever is not here must be illegal. */
const legal: readonly (readonly [ApplicationStatus, ApplicationCommand, ApplicationStatus])[] = [
  ['in_progress', 'save', 'in_progress'],
  ['in_progress', 'finalSubmit', 'awaiting'],
  ['awaiting', 'submitDocuments', 'submitted'],
  ['submitted', 'saveReview', 'submitted'],
  ['submitted', 'rejectSection', 'rejected'],
  ['submitted', 'returnToBorrower', 'in_progress'],
  ['submitted', 'approve', 'approved'],
  ['submitted', 'reject', 'rejected'],
  ['submitted', 'requireClosing', 'in_closing'],
  ['in_closing', 'saveReview', 'in_closing'],
  ['in_closing', 'reject', 'rejected'],
  ['in_closing', 'completeClosing', 'approved'],
  ['rejected', 'save', 'in_progress'],
  ['rejected', 'finalSubmit', 'awaiting'],
];

const expected = (status: ApplicationStatus, command: ApplicationCommand): ApplicationStatus | undefined =>
  legal.find(([from, by]) => from === status && by === command)?.[2];

describe.each(applicationStatuses.map((status) => [status]))('an application that is %s', (status) => {
  it.each(applicationCommands.map((command) => [command, expected(status, command)] as const))(
    'by %s becomes %s',
    (command, next) => {
      expect(nextStatus(status, command)).toBe(next);
    },
  );
  it('offers exactly the commands that move it', () => {
    expect(commandsOf(status)).toEqual(applicationCommands.filter((command) => expected(status, command)));
  });
});

describe('the machine', () => {
  it('reaches every status from a new application, and leaves each but approved', () => {
    expect(machineFlaws(applicationMachine)).toEqual([]);
    expect(applicationMachine.statuses.filter((status) => commandsOf(status).length === 0)).toEqual(['approved']);
    expect([...applicationMachine.statuses].sort()).toEqual([...applicationStatuses].sort());
  });
  it('is edited in progress and after a rejection, and locks the company while submitted', () => {
    expect(applicationStatuses.filter(isEditable)).toEqual(['in_progress', 'rejected']);
    expect(applicationStatuses.filter(locksCompany)).toEqual(['submitted']);
  });
  it('puts every status into one group of the dashboard', () => {
    const all = Object.values(dashboardGroups).flat();
    expect([...all].sort()).toEqual([...applicationStatuses].sort());
    expect(dashboardGroups.applications).toContain('rejected');
  });
  it('knows its statuses', () => {
    expect(['approved', 'Approved', 'toString', null].map(isApplicationStatus)).toEqual([true, false, false, false]);
  });
});

describe('what people read of an application', () => {
  it.each<[readonly string[], object]>([
    [applicationStatuses, applicationStatusLabels],
    [applicationCommands, decisionWords],
    [stepKeys, stepHints],
    [legalQuestions.map(({ field }) => field), legalHints],
    [Object.keys(suppliersRecord.fields), supplierHints],
  ])('has words for each of %j', (names, words) => {
    expect(Object.keys(words).sort()).toEqual([...names].sort());
  });
  it('tells each event of its history', () => {
    expect(Object.keys(historyWords).sort()).toEqual([...historyEvents].sort());
  });
  it.each<[AnyRecord, object]>([
    [unitRecord, unitHints],
    [floorRecord, floorHints],
    [floorPlanRecord, floorPlanHints],
  ])('helps with fields of its own parts: %#', (declaration, hints) => {
    expect(Object.keys(hints)).not.toEqual([]);
    expect(Object.keys(declaration.fields)).toEqual(expect.arrayContaining(Object.keys(hints)));
  });
  it('calls the trades by their names', () => {
    expect(Object.values(labelsOf(suppliersRecord))).toEqual([
      'Foundations',
      'Framing',
      'Exterior',
      'Major Systems',
      'Interior',
    ]);
  });
});

describe('a part of an application', () => {
  const id = '00000000-0000-7000-8000-000000000001';
  it.each<[AnyRecord, object, readonly string[]]>([
    [supplierRecord, { phone: '713 55' }, []],
    [rejectionCommentRecord, { step: 'name', value: '' }, []],
    [rejectionCommentRecord, { step: 'x'.repeat(201), value: 'x'.repeat(4001) }, ['step', 'value']],
    [approvalConditionRecord, { name: 'x'.repeat(201), completed: 'yes' }, ['name', 'completed']],
    [overseerRecord, { overseeingPersonId: id }, []],
    [overseerRecord, { applicationId: 'x' }, ['overseeingPersonId', 'applicationId']],
    [floorRecord, { sqft: -1, measurement: 'guessed' }, ['sqft', 'measurement']],
    [closingItemRecord, { completed: 'yes', dueOn: '2026-02-30' }, ['completed', 'dueOn']],
  ])('is complained of where it is wrong: %#', (declaration, values, fields) => {
    expect(Object.keys(validate(shapeOf(declaration), values))).toEqual(fields);
  });
  it('is nobody’s to write where the service says it, and the lender’s where it is about the borrower', () => {
    for (const writer of ['borrower', 'administrator'] as const) {
      expect(writableFields(approvalConditionRecord, writer)).not.toContain('completedBy');
      expect(writableFields(applicationRecord, writer)).not.toContain('displayFinancialLit');
    }
    for (const field of ['financialLiteracyDate', 'creditApproverId'] as const) {
      expect(writableFields(applicationRecord, 'borrower')).not.toContain(field);
      expect(writableFields(applicationRecord, 'administrator')).toContain(field);
      expect(readableBy(applicationRecord, { [field]: 'x' }, 'borrower')).toEqual({});
    }
  });
});

describe('a unit of a building', () => {
  const questions = ['constructionBeforeClose', 'occupied', 'annualRent'] as const;
  it.each<[LoanType, readonly string[]]>([
    ['construction', ['constructionBeforeClose']],
    ['buildToRent', ['constructionBeforeClose', 'annualRent']],
    ['acquisitionOrRefinance', ['occupied', 'annualRent']],
  ])('of a loan of type %s is asked %j', (loanType, names) => {
    const hidden = hiddenFields(unitRecord, { loanType });
    expect(questions.filter((name) => !hidden.includes(name))).toEqual(names);
  });
});
