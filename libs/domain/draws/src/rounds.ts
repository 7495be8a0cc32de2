import type { Cents } from '@groundwork/domain-money';

/** A line as a submission asked for it. Whole cents. */
interface AskedLine {
  readonly additionalBudgetItemId: string;
  readonly name: string;
  readonly requestedAmount: Cents;
}

/** A line of which a later submission asks for something else; 0 where one of both does not ask for it. */
interface LineDifference extends Omit<AskedLine, 'requestedAmount'> {
  readonly before: Cents;
  readonly after: Cents;
}

/** By line, what a submission asks for otherwise than the one before it. */
export function lineDifferences(before: readonly AskedLine[], after: readonly AskedLine[]): LineDifference[] {
  const amounts = (lines: readonly AskedLine[]) =>
    new Map(lines.map((line) => [line.additionalBudgetItemId, line.requestedAmount]));
  const [earlier, later] = [amounts(before), amounts(after)];
  const added = after.filter(({ additionalBudgetItemId: id }) => !earlier.has(id));
  return [...before, ...added]
    .map(({ additionalBudgetItemId: id, name }) => ({
      additionalBudgetItemId: id,
      name,
      before: earlier.get(id) ?? 0,
      after: later.get(id) ?? 0,
    }))
    .filter((line) => line.before !== line.after);
}
