import { progressFindings } from '../inspections/progress.js';
import type { ProgressFinding } from '../inspections/progress.js';
import { earnedOf } from '../ledger.js';
import type { DrawRule, DrawRules } from './draw-rules.record.js';
import type { Finding, RuleFacts } from './rule-facts.js';

/** Lines of work: fees, interest and land are not inspected. A line whose type was not kept is taken for work. */
const isWork = (type: string | null): boolean => type === null || type === 'hard';

function found(
  { lines, requests }: RuleFacts,
  rule: DrawRule,
  kind: ProgressFinding['kind'],
  tolerance: number,
): Finding[] {
  const asking = requests.flatMap((request) => {
    const line = lines.find((each) => each.additionalBudgetItemId === request.additionalBudgetItemId);
    if (!line || !isWork(line.type)) return [];
    return [
      {
        additionalBudgetItemId: line.additionalBudgetItemId,
        name: line.name,
        budgetAmount: line.budgetAmount,
        amountFundedToDate: earnedOf(line),
        requestedAmount: request.requestedAmount,
        percentComplete: line.inspectedPercent,
        materialsStored: request.materialsStored ?? line.materialsStored,
      },
    ];
  });
  return progressFindings(asking, tolerance)
    .filter((finding) => finding.kind === kind)
    .map(({ additionalBudgetItemId, message }) => ({ rule, additionalBudgetItemId, sentence: message }));
}

/** Lines of work that ask for money before an inspection looked at them. */
export const noInspection = (facts: RuleFacts): Finding[] => found(facts, 'noInspection', 'no inspection', 0);

/** Lines of work that would be funded beyond what the last inspection found complete. */
export const fundedAhead = (facts: RuleFacts, { fundedAheadPoints }: DrawRules): Finding[] =>
  found(facts, 'fundedAhead', 'ahead of progress', fundedAheadPoints);
