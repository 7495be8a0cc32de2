import { shared } from '@groundwork/domain-messages';
import { statusMachine } from '@groundwork/domain-records';
import type { Complaint } from '@groundwork/domain-validation';
import { needsReason } from './reason.js';

/** Status ids of a draw request and of its lines (sign-in specification, section 9). */
export const drawStatus = { pending: 1, hold: 2, approved: 3, rejected: 4 } as const;
export type DrawStatusId = (typeof drawStatus)[keyof typeof drawStatus];

/** Ids with their labels, as GET /drawrequest/statuses answers them. */
export const drawStatuses: readonly { readonly id: DrawStatusId; readonly status: string }[] = [
  { id: drawStatus.pending, status: 'Pending' },
  { id: drawStatus.hold, status: 'Hold For Inspection' },
  { id: drawStatus.approved, status: 'Approved' },
  { id: drawStatus.rejected, status: 'Rejected' },
];

/** The label of an id; empty for one that is none. */
export function drawStatusLabel(id: number): string {
  return drawStatuses.find((entry) => entry.id === id)?.status ?? '';
}

/** What an administrator does to a line, or to every open line of a draw. */
export const drawCommands = ['approve', 'reject', 'hold', 'reset'] as const;
export type DrawCommand = (typeof drawCommands)[number];

const { pending, hold, approved, rejected } = drawStatus;

/** The command that leads to a status. */
export const commandTo: Readonly<Record<DrawStatusId, DrawCommand>> = {
  [pending]: 'reset',
  [hold]: 'hold',
  [approved]: 'approve',
  [rejected]: 'reject',
};

/** A rejection of a draw or of a line needs a reason. */
export const rejectionComplaint = needsReason(shared.reasonRequired);

/**
 * THE machine of a line. An approved line is final: its money is funded. A rejected one may be reset, and then asks for
 * its money again: whoever resets checks the cap again. A draw whose lines all share a status moves as they do; a mixed
 * one by its lines (`applyToAll`).
 */
export const drawMachine = statusMachine<DrawStatusId, DrawCommand>({
  start: pending,
  final: [approved],
  commands: drawCommands,
  transitions: {
    [pending]: { approve: approved, reject: rejected, hold },
    [hold]: { approve: approved, reject: rejected, reset: pending },
    [approved]: {},
    [rejected]: { reset: pending },
  },
  guards: { reject: rejectionComplaint },
});

/** The status of a line after a command; undefined where the command is illegal in this status. */
export const nextLineStatus = drawMachine.next;

/** A line is open while it is pending or held: its money is asked for and not decided. */
export function isOpen(statusId: number): boolean {
  return statusId === pending || statusId === hold;
}

/**
 * A command on the entire draw moves every line that the machine lets it move, and leaves the others. The new ids in
 * the lines' order, or undefined where it would move none: then it is illegal.
 */
export function applyToAll(statusIds: readonly DrawStatusId[], command: DrawCommand): DrawStatusId[] | undefined {
  let moved = false;
  const next = statusIds.map((statusId) => {
    const after = nextLineStatus(statusId, command);
    if (after === undefined) return statusId;
    moved = true;
    return after;
  });
  return moved ? next : undefined;
}

/**
 * Status of a draw from its lines (section 4): the one that all lines share, else pending (mixed). A draw without
 * lines is pending.
 */
export function overallStatus(statusIds: readonly DrawStatusId[]): DrawStatusId {
  const [first = pending] = statusIds;
  return statusIds.every((statusId) => statusId === first) ? first : pending;
}

/** Whether nothing is left to decide: every line is approved or rejected, also where the overall status is mixed. */
export function isDecided(statusIds: readonly DrawStatusId[]): boolean {
  return statusIds.length > 0 && statusIds.every((statusId) => !isOpen(statusId));
}

/** Whether a value is one of the four ids. */
export function isDrawStatusId(value: unknown): value is DrawStatusId {
  return drawStatuses.some((entry) => entry.id === value);
}

/** One of the four ids. */
export function drawStatusComplaint(value: unknown): Complaint {
  return isDrawStatusId(value) ? undefined : shared.choice;
}
