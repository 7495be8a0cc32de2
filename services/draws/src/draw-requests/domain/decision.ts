import { applyToAll, drawStatus, nextLineStatus, rejectionComplaint } from '@groundwork/domain-draws';
import type { DrawCommand, DrawStatusId } from '@groundwork/domain-draws';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';

/** What a decision needs to know of a line. */
export interface DecidableLine {
  readonly id: string;
  readonly statusId: DrawStatusId;
}

/** A line that moves, legally. */
export interface Move<L extends DecidableLine = DecidableLine> {
  readonly line: L;
  readonly command: DrawCommand;
  readonly to: DrawStatusId;
  readonly reason: string | null;
}

/** Makes the moves of a decision from the lines as they stand. Throws what makes it impossible. */
export type Plan = <L extends DecidableLine>(lines: readonly L[]) => Move<L>[];

/** A line as an administrator's form sends it back. */
export interface LineTarget {
  readonly id: string;
  readonly statusId: DrawStatusId;
  readonly rejectReason?: string | null;
}

const commandTo: Readonly<Record<DrawStatusId, DrawCommand>> = {
  [drawStatus.pending]: 'reset',
  [drawStatus.hold]: 'hold',
  [drawStatus.approved]: 'approve',
  [drawStatus.rejected]: 'reject',
};

function reasonFor(command: DrawCommand, reason: unknown, field: string): string | null {
  if (command !== 'reject') return null;
  const complaint = rejectionComplaint(reason);
  if (complaint !== undefined) refuseInvalid({ [field]: complaint });
  return String(reason).trim();
}

function move<L extends DecidableLine>(line: L, command: DrawCommand, reason: unknown, field: string): Move<L> {
  const to = nextLineStatus(line.statusId, command);
  if (to === undefined) throw new Problem('state.illegal_transition');
  return { line, command, to, reason: reasonFor(command, reason, field) };
}

/** One line by one command. */
export const oneLine =
  (lineId: string, command: DrawCommand, reason?: unknown): Plan =>
  (lines) => [
    move(
      found(
        lines.find((line) => line.id === lineId),
        'The line of the draw request',
      ),
      command,
      reason,
      'rejectReason',
    ),
  ];

/** The entire draw: every line that the machine lets move. */
export const everyLine =
  (command: DrawCommand, reason?: unknown): Plan =>
  (lines) => {
    const next = applyToAll(
      lines.map((line) => line.statusId),
      command,
    );
    if (!next) throw new Problem('state.illegal_transition');
    const given = reasonFor(command, reason, 'rejectReason');
    return lines.flatMap((line, index) => {
      const to = next[index] ?? line.statusId;
      return to === line.statusId ? [] : [{ line, command, to, reason: given }];
    });
  };

/** The draw as the form sends it back: each line goes where its new status says; what is unchanged stays. */
export const asSent =
  (targets: readonly LineTarget[]): Plan =>
  (lines) =>
    targets.flatMap((target, index) => {
      const line = found(
        lines.find((candidate) => candidate.id === target.id),
        'The line of the draw request',
      );
      if (line.statusId === target.statusId) return [];
      return [move(line, commandTo[target.statusId], target.rejectReason, `lineItems.${index}.rejectReason`)];
    });
