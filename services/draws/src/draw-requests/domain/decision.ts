import { applyToAll, commandTo, drawMachine, nextLineStatus } from '@groundwork/domain-draws';
import type { DrawCommand, DrawStatusId, LineDecision } from '@groundwork/domain-draws';

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

/** Why a decision cannot be made. */
export type Refusal =
  | { readonly kind: 'unknown line' }
  | { readonly kind: 'illegal transition' }
  | { readonly kind: 'no reason'; readonly field: string; readonly message: string };

export class DecisionRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.kind);
  }
}

/** Makes the moves of a decision from the lines as they stand. Throws `DecisionRefused` where it cannot be made. */
export type Plan = <L extends DecidableLine>(lines: readonly L[]) => Move<L>[];

function lineById<L extends DecidableLine>(lines: readonly L[], id: string): L {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new DecisionRefused({ kind: 'unknown line' });
  return line;
}

function reasonFor(command: DrawCommand, reason: string | null | undefined, field: string): string | null {
  const message = drawMachine.complaint(command, reason);
  if (message !== undefined) throw new DecisionRefused({ kind: 'no reason', field, message });
  return command === 'reject' ? (reason ?? '').trim() : null;
}

function move<L extends DecidableLine>(
  line: L,
  command: DrawCommand,
  reason: string | null | undefined,
  field: string,
): Move<L> {
  const to = nextLineStatus(line.statusId, command);
  if (to === undefined) throw new DecisionRefused({ kind: 'illegal transition' });
  return { line, command, to, reason: reasonFor(command, reason, field) };
}

/** One line by one command. */
export const decideLine =
  (lineId: string, command: DrawCommand, reason?: string): Plan =>
  (lines) => [move(lineById(lines, lineId), command, reason, 'rejectReason')];

/** The entire draw: every line that the machine lets move. */
export const decideEveryLine =
  (command: DrawCommand, reason?: string): Plan =>
  (lines) => {
    const next = applyToAll(
      lines.map((line) => line.statusId),
      command,
    );
    if (!next) throw new DecisionRefused({ kind: 'illegal transition' });
    const rejectReason = reasonFor(command, reason, 'rejectReason');
    return lines.flatMap((line, index) => {
      const to = next[index] ?? line.statusId;
      return to === line.statusId ? [] : [{ line, command, to, reason: rejectReason }];
    });
  };

/** The draw as the form sends it back: each line goes where its new status says; what is unchanged stays. */
export const decideAsSaved =
  (targets: readonly LineDecision[]): Plan =>
  (lines) =>
    targets.flatMap((target, index) => {
      const line = lineById(lines, target.id);
      if (line.statusId === target.statusId) return [];
      return [move(line, commandTo[target.statusId], target.rejectReason, `lineItems.${index}.rejectReason`)];
    });
