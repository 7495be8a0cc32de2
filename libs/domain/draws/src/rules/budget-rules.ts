import { automaticRules, fill } from '@groundwork/domain-messages';
import { addCents, formatCents, formatPercent, shareOf, subtractCents } from '@groundwork/domain-money';
import type { DrawRules } from './draw-rules.record.js';
import { dividedByContingency, drawnOf, originalOf, sumOf } from './rule-facts.js';
import type { Finding, RuleFacts } from './rule-facts.js';

/** Lines of this draw that are drawn beyond a share of the value that they were approved with. */
export function overBudget({ lines, requests }: RuleFacts, { overBudgetPercent: limit }: DrawRules): Finding[] {
  const inDraw = new Set(requests.map((line) => line.additionalBudgetItemId));
  return lines.flatMap((line) => {
    const original = originalOf(line);
    const percent = shareOf(drawnOf(line), original);
    if (!inDraw.has(line.additionalBudgetItemId) || percent <= limit) return [];
    const figures = {
      line: line.name,
      drawn: formatCents(drawnOf(line)),
      percent: formatPercent(percent),
      original: formatCents(original),
      limit,
    };
    const { additionalBudgetItemId } = line;
    return [{ rule: 'overBudget', additionalBudgetItemId, sentence: fill(automaticRules.overBudget, figures) }];
  });
}

/** Whether what is left of the loan and of the other sources pays for what is left to build. */
export function outOfBalance(facts: RuleFacts, { outOfBalanceTolerance }: DrawRules): Finding[] {
  const { lines, commitment, otherSources } = facts;
  if (otherSources === null) return [];
  const drawn = sumOf(lines, drawnOf);
  const cost = subtractCents(
    sumOf(lines, (line) => line.budgetAmount),
    drawn,
  );
  const left = subtractCents(addCents([commitment, otherSources]), drawn);
  const short = subtractCents(cost, left);
  if (short <= outOfBalanceTolerance) return [];
  const figures = { cost: formatCents(cost), left: formatCents(left), short: formatCents(short) };
  return [{ rule: 'outOfBalance', additionalBudgetItemId: null, sentence: fill(automaticRules.outOfBalance, figures) }];
}

/** Whether contingency is used faster than the other lines are drawn. */
export function contingencyAhead({ lines }: RuleFacts, { contingencyAheadPoints: limit }: DrawRules): Finding[] {
  const { contingency, others } = dividedByContingency(lines);
  const original = sumOf(contingency, originalOf);
  // What was moved to other lines is used as well as what was drawn.
  const amount = addCents([
    sumOf(contingency, drawnOf),
    -Math.min(
      0,
      sumOf(contingency, (line) => line.changes),
    ),
  ]);
  const used = shareOf(amount, original);
  const drawn = shareOf(
    sumOf(others, drawnOf),
    sumOf(others, (line) => line.budgetAmount),
  );
  if (used - drawn <= limit) return [];
  const figures = {
    used: formatPercent(used),
    amount: formatCents(amount),
    original: formatCents(original),
    drawn: formatPercent(drawn),
    limit,
  };
  const sentence = fill(automaticRules.contingencyAhead, figures);
  return [{ rule: 'contingencyAhead', additionalBudgetItemId: null, sentence }];
}
