import { inspectionRules } from '@groundwork/domain-messages';
import { statusMachine } from '@groundwork/domain-records';
import { needsReason } from '../reason.js';

/** Where an inspection of the work stands: asked for, with a date, reported, and what became of its report. */
export const inspectionStatuses = ['requested', 'scheduled', 'done', 'returned', 'accepted', 'cancelled'] as const;
export type InspectionStatus = (typeof inspectionStatuses)[number];

export const inspectionCommands = ['schedule', 'report', 'accept', 'return', 'cancel'] as const;
export type InspectionCommand = (typeof inspectionCommands)[number];

/** THE machine of an inspection. A returned report is made anew; an accepted one stands, and a later inspection follows it. */
export const inspectionMachine = statusMachine<InspectionStatus, InspectionCommand>({
  start: 'requested',
  final: ['accepted', 'cancelled'],
  commands: inspectionCommands,
  transitions: {
    requested: { schedule: 'scheduled', report: 'done', cancel: 'cancelled' },
    scheduled: { schedule: 'scheduled', report: 'done', cancel: 'cancelled' },
    done: { accept: 'accepted', return: 'returned' },
    returned: { schedule: 'scheduled', report: 'done', cancel: 'cancelled' },
    accepted: {},
    cancelled: {},
  },
  guards: { return: needsReason(inspectionRules.returnNeedsReason) },
});

/** The statuses of what is still under way. */
export const openInspectionStatuses: readonly InspectionStatus[] = ['requested', 'scheduled', 'done', 'returned'];

export const inspectionStatusLabels: Readonly<Record<InspectionStatus, string>> = {
  requested: 'Requested',
  scheduled: 'Scheduled',
  done: 'Report to review',
  returned: 'Report returned',
  accepted: 'Accepted',
  cancelled: 'Cancelled',
};

/** Who asked for it; `hold` is a line that an administrator holds for inspection (specification, back office 2). */
export const inspectionOrigins = ['borrower', 'lender', 'hold'] as const;
export type InspectionOrigin = (typeof inspectionOrigins)[number];
