import { automaticRules } from '@groundwork/domain-messages';
import { amount, choice, day, id, paragraph, record, required, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import type { Rule } from '@groundwork/domain-validation';
import { needsReason } from '../reason.js';

/** What is looked at by itself when a draw is submitted, and again whenever something it stands on has changed. */
export const drawRules = [
  'overBudget',
  'outOfBalance',
  'missingInvoice',
  'paidTwice',
  'contingencyAhead',
  'noInspection',
  'fundedAhead',
  'expiredPapers',
  'interestReserve',
  'missingWaiver',
] as const;
export type DrawRule = (typeof drawRules)[number];

export const drawRuleLabels: Readonly<Record<DrawRule, string>> = {
  overBudget: 'Over budget',
  outOfBalance: 'Out of balance',
  missingInvoice: 'Missing invoice',
  paidTwice: 'Payee paid twice',
  contingencyAhead: 'Contingency ahead of progress',
  noInspection: 'No inspection',
  fundedAhead: 'Funded ahead of percent complete',
  expiredPapers: 'Expired insurance, permit or title',
  interestReserve: 'Interest reserve running out',
  missingWaiver: 'Missing waivers of draws before',
};

/** Off, a warning to whoever reviews, or a bar that an administrator has to override with a reason. */
export const ruleModes = ['off', 'warn', 'block'] as const;
export type RuleMode = (typeof ruleModes)[number];
export const ruleModeLabels: Readonly<Record<RuleMode, string>> = { off: 'Off', warn: 'Warn', block: 'Block approval' };

const lender = { writers: ['administrator'] } as const;

const between =
  (least: number, most: number, complaint: string): Rule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? undefined : complaint;

const mode = (rule: DrawRule) =>
  required(choice(drawRuleLabels[rule], ruleModes, { ...lender, labels: ruleModeLabels }));
const figure = (label: string, rule: Rule) => required(whole(label, { ...lender, rule }));

/** The rules with their figures, as a super administrator sets them for all loans. */
export const drawRulesRecord = record('DrawRules', {
  overBudget: mode('overBudget'),
  overBudgetPercent: figure('Percent of the original value', between(100, 1000, automaticRules.percentFrom)),
  outOfBalance: mode('outOfBalance'),
  outOfBalanceTolerance: required(amount('Shortfall that is tolerated', lender)),
  missingInvoice: mode('missingInvoice'),
  missingInvoiceAbove: required(amount('Needed above', lender)),
  paidTwice: mode('paidTwice'),
  contingencyAhead: mode('contingencyAhead'),
  contingencyAheadPoints: figure('Points ahead', between(0, 100, automaticRules.pointsAtMost)),
  noInspection: mode('noInspection'),
  fundedAhead: mode('fundedAhead'),
  fundedAheadPoints: figure('Points that it may run ahead', between(0, 100, automaticRules.pointsAtMost)),
  expiredPapers: mode('expiredPapers'),
  expiredPapersDays: figure('Days before the end', between(0, 365, automaticRules.daysAtMost)),
  interestReserve: mode('interestReserve'),
  interestReserveMonths: figure('Months that it has to last', between(0, 60, automaticRules.monthsAtMost)),
  // Left out by versions from before there were waivers: what came with the portal holds.
  missingWaiver: choice(drawRuleLabels.missingWaiver, ruleModes, { ...lender, labels: ruleModeLabels }),
});
export type DrawRules = RecordOf<typeof drawRulesRecord>;

/** What holds until a lender sets something else: what can be known of every loan is told, nothing is barred. */
export const firstDrawRules: DrawRules = {
  overBudget: 'warn',
  overBudgetPercent: 110,
  outOfBalance: 'warn',
  outOfBalanceTolerance: 0,
  missingInvoice: 'warn',
  missingInvoiceAbove: 0,
  paidTwice: 'warn',
  contingencyAhead: 'warn',
  contingencyAheadPoints: 10,
  noInspection: 'off',
  fundedAhead: 'warn',
  fundedAheadPoints: 0,
  expiredPapers: 'warn',
  expiredPapersDays: 14,
  interestReserve: 'warn',
  interestReserveMonths: 3,
  missingWaiver: 'warn',
};

/** What a rule does; one that a version does not say of does what it did when it came. */
export const modeOf = (rules: DrawRules, rule: DrawRule): RuleMode => rules[rule] ?? firstDrawRules[rule] ?? 'off';

/** Papers of a loan that end on a day, as the closing's checklist calls them. */
export const loanPapers = ['building_permit', 'insurance', 'title'] as const;
export type LoanPaper = (typeof loanPapers)[number];
export const loanPaperLabels: Readonly<Record<LoanPaper, string>> = {
  building_permit: 'The building permit',
  insurance: 'The insurance',
  title: 'The title date',
};

/** Days before the end of a paper from which it is looked after. */
export const PAPER_DAYS = 30;

/** The day on which a paper of a loan ends, as an administrator has read it. */
export const loanPaperRecord = record('SaveLoanPaper', {
  applicationId: required(id('Application')),
  paper: required(choice('Paper', loanPapers, { ...lender, labels: loanPaperLabels })),
  expiresOn: required(day('Ends on', lender)),
});

/** An override of one finding as it was read; with other figures it is another finding. */
export const ruleOverrideRecord = record('OverrideDrawRule', {
  drawRequestId: required(id('Draw request')),
  rule: required(choice('Rule', drawRules, lender)),
  sentence: required(paragraph('What was found', { ...lender, rule: () => undefined })),
  reason: required(paragraph('Reason', { ...lender, rule: needsReason(automaticRules.overrideNeedsReason) })),
});
