import {
  applyToAll,
  approvedAmountComplaint,
  commandTo,
  drawMachine,
  nextLineStatus,
  overallStatus,
  placeOf,
  reductionReasonComplaint,
  shareApproval,
  sharedAmountComplaint,
} from '@groundwork/domain-draws';
import type { Approval, DrawCommand, DrawStatusId, LineDecision } from '@groundwork/domain-draws';

/** What a decision needs to know of a line. */
export interface DecidableLine {
  readonly id: string;
  readonly statusId: DrawStatusId;
  readonly requestedCents: number;
}

/** A line that moves, legally. Of an approval with its amount in whole cents, and why it is lower. */
export interface Move<L extends DecidableLine = DecidableLine> {
  readonly line: L;
  readonly command: DrawCommand;
  readonly to: DrawStatusId;
  readonly reason: string | null;
  readonly approvedAmount: number | null;
  readonly reductionReason: string | null;
}

/** Why a decision cannot be made. */
export type Refusal =
  | { readonly kind: 'unknown line' }
  | { readonly kind: 'illegal transition' }
  | { readonly kind: 'invalid'; readonly field: string; readonly message: string };

export class DecisionRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.kind);
  }
}

/** Makes the moves of a decision from the lines as they stand. Throws `DecisionRefused` where it cannot be made. */
export type Plan = <L extends DecidableLine>(lines: readonly L[]) => Move<L>[];

/** What is said with a command: why it rejects, or what of it is approved. */
interface Words extends Approval {
  readonly rejectReason?: string | null | undefined;
}

function lineById<L extends DecidableLine>(lines: readonly L[], id: string): L {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new DecisionRefused({ kind: 'unknown line' });
  return line;
}

function refuse(field: string, message: string | undefined): void {
  if (message !== undefined) throw new DecisionRefused({ kind: 'invalid', field, message });
}

function move<L extends DecidableLine>(line: L, command: DrawCommand, words: Words, path = ''): Move<L> {
  const to = nextLineStatus(line.statusId, command);
  if (to === undefined) throw new DecisionRefused({ kind: 'illegal transition' });
  refuse(`${path}rejectReason`, drawMachine.complaint(command, words.rejectReason));
  const still = { line, command, to, reason: null, approvedAmount: null, reductionReason: null };
  if (command === 'reject') return { ...still, reason: (words.rejectReason ?? '').trim() };
  if (command !== 'approve') return still;
  const requested = line.requestedCents;
  refuse(`${path}approvedAmount`, approvedAmountComplaint(requested, words));
  refuse(`${path}reductionReason`, reductionReasonComplaint(requested, words));
  const approvedAmount = words.approvedAmount ?? requested;
  const reductionReason = approvedAmount < requested ? (words.reductionReason ?? '').trim() : null;
  return { ...still, approvedAmount, reductionReason };
}

/** One line by one command. */
export const decideLine =
  (lineId: string, command: DrawCommand, words: Words = {}): Plan =>
  (lines) => [move(lineById(lines, lineId), command, words)];

/** The lines of a draw that a command moves, in their order. */
function movable<L extends DecidableLine>(lines: readonly L[], command: DrawCommand): L[] {
  const next = applyToAll(
    lines.map((line) => line.statusId),
    command,
  );
  if (!next) throw new DecisionRefused({ kind: 'illegal transition' });
  return lines.filter((line, index) => next[index] !== line.statusId);
}

/** The entire draw: every line that the machine lets move. An approved amount is that of those lines together. */
export const decideEveryLine =
  (command: DrawCommand, words: Words = {}): Plan =>
  (lines) => {
    const moved = movable(lines, command).map((line) => ({ line, requestedAmount: line.requestedCents }));
    if (command !== 'approve' || (words.approvedAmount ?? null) === null)
      return moved.map(({ line }) => move(line, command, words));
    const requested = moved.reduce((sum, { requestedAmount }) => sum + requestedAmount, 0);
    refuse('approvedAmount', approvedAmountComplaint(requested, words));
    refuse('approvedAmount', sharedAmountComplaint(moved, words.approvedAmount ?? requested));
    refuse('reductionReason', reductionReasonComplaint(requested, words));
    const shares = shareApproval(moved, words.approvedAmount ?? requested);
    return moved.map(({ line }, at) => move(line, command, { ...words, approvedAmount: shares[at] ?? 0 }));
  };

/** The draw as the form sends it back: each line goes where its new status says; what is unchanged stays. */
export const decideAsSaved =
  (targets: readonly LineDecision[]): Plan =>
  (lines) =>
    targets.flatMap((target, index) => {
      const line = lineById(lines, target.id);
      if (line.statusId === target.statusId) return [];
      return [move(line, commandTo[target.statusId], target, `lineItems.${index}.`)];
    });

/** Where a draw stands once its lines have moved, and why one of them was rejected. */
export function outcomeOf<L extends DecidableLine>(
  draw: { readonly rejectReason: string | null },
  lines: readonly L[],
  moves: readonly Move<L>[],
) {
  const moved = new Map(moves.map((each) => [each.line.id, each.to]));
  const statusIds = lines.map((line) => moved.get(line.id) ?? line.statusId);
  const reason = moves.find((each) => each.reason !== null)?.reason ?? draw.rejectReason;
  return { statusId: overallStatus(statusIds), place: placeOf(statusIds), reason };
}
