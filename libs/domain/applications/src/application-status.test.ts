import { machineFlaws } from '@groundwork/domain-records';
import {
  applicationCommands,
  applicationStatuses,
  commandsOf,
  dashboardGroups,
  applicationMachine,
  isApplicationStatus,
  isEditable,
  locksCompany,
  nextStatus,
} from './index.js';
import type { ApplicationCommand, ApplicationStatus } from './index.js';

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
