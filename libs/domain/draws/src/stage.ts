import { statusMachine } from '@groundwork/domain-records';
import { drawStatus, isDecided } from './status.js';
import type { DrawStatusId } from './status.js';

/**
 * Where a draw request is between borrower and lender, beside the four statuses of the specification: only one that is
 * submitted waits for a decision or has one.
 */
export const drawStages = ['submitted', 'sent_back', 'withdrawn'] as const;
export type DrawStage = (typeof drawStages)[number];

export const stageCommands = ['submit', 'sendBack', 'withdraw'] as const;
export type StageCommand = (typeof stageCommands)[number];

/** What was sent back or withdrawn is revised and submitted again, as another submission of the same draw request. */
export const stageMachine = statusMachine<DrawStage, StageCommand>({
  start: 'submitted',
  final: [],
  commands: stageCommands,
  transitions: {
    submitted: { sendBack: 'sent_back', withdraw: 'withdrawn' },
    sent_back: { submit: 'submitted' },
    withdrawn: { submit: 'submitted' },
  },
});

/** Whether a draw may go back to the borrower: money of it is still asked for, and none is approved. */
export function mayReturn(statusIds: readonly DrawStatusId[]): boolean {
  return statusIds.length > 0 && !isDecided(statusIds) && !statusIds.includes(drawStatus.approved);
}
