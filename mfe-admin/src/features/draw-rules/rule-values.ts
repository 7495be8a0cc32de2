import { drawRules, drawRulesRecord, ruleModeLabels } from '@groundwork/domain-draws';
import type { DrawRule, DrawRules, RuleMode } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawRulesPage } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { fieldNames, pickFields } from '@groundwork/domain-records';

export type RuleField = keyof typeof drawRulesRecord.fields;

/** The figure that a rule has beside being on or off. */
export const figureOf: Readonly<Partial<Record<DrawRule, Exclude<RuleField, DrawRule>>>> = {
  overBudget: 'overBudgetPercent',
  outOfBalance: 'outOfBalanceTolerance',
  missingInvoice: 'missingInvoiceAbove',
  contingencyAhead: 'contingencyAheadPoints',
  fundedAhead: 'fundedAheadPoints',
  expiredPapers: 'expiredPapersDays',
  interestReserve: 'interestReserveMonths',
};

const ruleOf = (field: RuleField): DrawRule | undefined => drawRules.find((rule) => figureOf[rule] === field);

/** What a field is called, a figure with its rule. */
export function ruleLabel(name: string): string {
  const field = name as RuleField;
  const { label } = drawRulesRecord.fields[field];
  const rule = ruleOf(field);
  return rule ? `${drawRulesRecord.fields[rule].label}: ${label.toLowerCase()}` : label;
}

export const ruleValue = (name: string, value: unknown): string => {
  if (typeof value === 'string') return ruleModeLabels[value as RuleMode];
  const { kind } = drawRulesRecord.fields[name as RuleField];
  return kind === 'amount' && typeof value === 'number' ? formatCents(value) : String(value);
};

/** The rules alone, without what their version is. */
export const rulesOf = (stored: DrawRules): DrawRules => pickFields(drawRulesRecord, stored) as DrawRules;

/** What a version changed in the one before it, in words. */
export const changesOf = (before: DrawRules, after: DrawRules): string[] =>
  fieldNames(drawRulesRecord).flatMap((name) => {
    const [was, is] = [ruleValue(name, before[name]), ruleValue(name, after[name])];
    return was === is ? [] : [fill(drawRulesPage.change, { label: ruleLabel(name), before: was, after: is })];
  });
