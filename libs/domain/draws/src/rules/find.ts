import { contingencyAhead, outOfBalance, overBudget } from './budget-rules.js';
import { drawRules, modeOf } from './draw-rules.record.js';
import type { DrawRule, DrawRules } from './draw-rules.record.js';
import { missingInvoice, paidTwice } from './invoice-rules.js';
import { expiredPapers, interestReserve } from './loan-rules.js';
import { fundedAhead, noInspection } from './progress-rules.js';
import type { Finding, RuleFacts } from './rule-facts.js';
import { missingWaiver } from './waiver-rule.js';

const finders: Readonly<Record<DrawRule, (facts: RuleFacts, rules: DrawRules) => Finding[]>> = {
  overBudget,
  outOfBalance,
  missingInvoice,
  paidTwice,
  contingencyAhead,
  noInspection,
  fundedAhead,
  expiredPapers,
  interestReserve,
  missingWaiver,
};

/** Everything that the rules which are on find of a draw, in their order. The same facts give the same sentences. */
export const findingsOf = (facts: RuleFacts, rules: DrawRules): Finding[] =>
  drawRules.flatMap((rule) => (modeOf(rules, rule) === 'off' ? [] : finders[rule](facts, rules)));

/** Whether it bars an approval. */
export const isBarring = ({ rule }: Pick<Finding, 'rule'>, rules: DrawRules): boolean =>
  modeOf(rules, rule) === 'block';
