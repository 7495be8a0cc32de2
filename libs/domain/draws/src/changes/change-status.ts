import { statusMachine } from '@groundwork/domain-records';

export const changeStatuses = ['requested', 'approved', 'rejected', 'withdrawn'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

export const changeStatusLabels: Readonly<Record<ChangeStatus, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const changeCommands = ['approve', 'reject', 'withdraw'] as const;
export type ChangeCommand = (typeof changeCommands)[number];

/** A change of the budget is decided once. What is approved is applied; its opposite is a change of its own. */
export const changeMachine = statusMachine<ChangeStatus, ChangeCommand>({
  start: 'requested',
  final: ['approved', 'rejected', 'withdrawn'],
  commands: changeCommands,
  transitions: {
    requested: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
    approved: {},
    rejected: {},
    withdrawn: {},
  },
});
