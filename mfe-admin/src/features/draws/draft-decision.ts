import { applyToAll, commandTo, drawStatus, nextLineStatus, shareApproval } from '@groundwork/domain-draws';
import type { DrawCommand, DrawStatusId, LineDecision } from '@groundwork/domain-draws';

/** A line as it stands on the server. */
export interface StoredLine {
  readonly id: string;
  readonly statusId: DrawStatusId;
}

/** A stored line with what it asks for; whole cents. */
export interface AskingLine extends StoredLine {
  readonly requestedAmount: number;
}

/** What is to become of lines, by line id; a line that is not named stays as it is. Nothing is sent before 'Submit Decision'. */
export type Draft = Readonly<Record<string, Omit<LineDecision, 'id'>>>;

/** The status that a line is to have. */
export function draftStatus(draft: Draft, { id, statusId }: StoredLine): DrawStatusId {
  return draft[id]?.statusId ?? statusId;
}

/**
 * Where a command leads a line in the draft; undefined where it leads nowhere. A decision that is not sent yet is
 * taken back by reset; otherwise the server's machine decides from what is stored.
 */
export function draftTarget(draft: Draft, line: StoredLine, command: DrawCommand): DrawStatusId | undefined {
  const shown = draftStatus(draft, line);
  const target =
    command === 'reset' && line.statusId === drawStatus.pending
      ? drawStatus.pending
      : nextLineStatus(line.statusId, command);
  return target === undefined || target === shown ? undefined : target;
}

/** The draft after a command on one line. */
export function withLine(draft: Draft, line: StoredLine, command: DrawCommand, rejectReason?: string): Draft {
  const target = draftTarget(draft, line, command);
  if (target === undefined) return draft;
  const { [line.id]: _, ...others } = draft;
  if (target === line.statusId) return others;
  return {
    ...others,
    [line.id]: rejectReason === undefined ? { statusId: target } : { statusId: target, rejectReason },
  };
}

/** The draft after a command on the entire draw: every line that the machine lets move. */
export function withAll(lines: readonly StoredLine[], command: DrawCommand, rejectReason?: string): Draft {
  return lines.reduce<Draft>((draft, line) => withLine(draft, line, command, rejectReason), {});
}

/** The draft after an approval of a line for less than it asks for. */
export function withLowerAmount(
  draft: Draft,
  line: StoredLine,
  approvedAmount: number,
  reductionReason: string,
): Draft {
  const statusId = nextLineStatus(line.statusId, 'approve');
  return statusId === undefined ? draft : { ...draft, [line.id]: { statusId, approvedAmount, reductionReason } };
}

/** The lines of a draw that can still be approved. */
export const approvable = <L extends StoredLine>(lines: readonly L[]): L[] =>
  lines.filter((line) => nextLineStatus(line.statusId, 'approve') !== undefined);

/** The draft after an approval of the entire draw for less: divided among the lines in proportion to what each asks for. */
export function withAllLower(lines: readonly AskingLine[], approvedAmount: number, reductionReason: string): Draft {
  const open = approvable(lines);
  const shares = shareApproval(open, approvedAmount);
  return open.reduce<Draft>((draft, line, at) => {
    const share = shares[at] ?? 0;
    if (share === line.requestedAmount) return withLine(draft, line, 'approve');
    return withLowerAmount(draft, line, share, reductionReason);
  }, {});
}

/** Whether a command on the entire draw would change anything; not where all lines have that status already. */
export function movesAll(draft: Draft, lines: readonly StoredLine[], command: DrawCommand): boolean {
  return (
    applyToAll(
      lines.map(({ statusId }) => statusId),
      command,
    ) !== undefined && lines.some((line) => draftTarget(draft, line, command) !== undefined)
  );
}

/** The draft without what the lines, as they stand now, do not let move any more. */
export function stillPossible(draft: Draft, lines: readonly StoredLine[]): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([id, { statusId }]) => {
      const line = lines.find((each) => each.id === id);
      return line !== undefined && nextLineStatus(line.statusId, commandTo[statusId]) === statusId;
    }),
  );
}

/** The lines that are to move, as the call takes them. */
export function decisionsOf(draft: Draft): LineDecision[] {
  return Object.entries(draft).map(([id, decision]) => ({ id, ...decision }));
}
