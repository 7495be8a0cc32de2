/** Sentences of the rules that run by themselves, beyond the specification. */
export { drawRules as title } from './titles.js';
export const purpose =
  'What is looked at by itself when a draw is submitted, and again whenever something it stands on changes, before a person looks.';
export const failed = 'The draw rules could not be loaded';
export const readOnly = 'A super administrator changes these rules.';
export const mode = 'What it does';
export const modes =
  'A warning is shown to whoever reviews. A rule that blocks keeps a draw from being approved until an administrator overrides what it found, with a reason.';
export const save = 'Save rules';
export const saved = 'The rules are in force as version {version}';
export const own = 'The rules stand as they came with the portal.';
export const change = '{label}: {before}, now {after}';
export const hints = {
  overBudget: 'A line of the draw is drawn beyond this share of the value that it was approved with',
  outOfBalance: 'What is left of the loan and of the other sources does not pay for what is left to build',
  missingInvoice: 'A line asks for more than this amount without an invoice and without a file',
  paidTwice: 'The same payee, number and amount stands on an earlier draw of the loan, or twice on this one',
  contingencyAhead:
    'The used share of contingency is further than the drawn share of the other lines, by more than these points',
  noInspection: 'A line of work asks for money before an inspection looked at it',
  fundedAhead:
    'A line of work would be funded beyond what the last accepted inspection found complete, by more than these points',
  expiredPapers: 'Insurance, permit or title date of the loan has ended, or ends within these days',
  missingWaiver:
    'A waiver of an earlier draw is not signed: the unconditional one where it was paid, else the conditional one',
  interestReserve: 'What is left of the interest reserve pays fewer months of interest than this on what is drawn',
} as const;
export const findings = 'What the rules found';
export const findingsFailed = 'What the rules found could not be loaded';
export const nothingFound = 'The rules found nothing.';
export const blocks = 'Blocks approval';
export const warns = 'Warning';
export const overridden = 'Overridden';
export const override = 'Override';
export const overrideLead =
  'The draw can then be approved. The override holds for exactly this finding; with other figures it is asked for again.';
export const overrideReason = 'Why the draw may be approved all the same';
export const overriddenBecause = 'Overridden {date}: {reason}';
export const overrideDone = 'The finding is overridden';
export const history = 'What the rules found before';
export const causes = {
  drawSubmitted: 'A draw was submitted',
  drawDecided: 'A draw was decided',
  drawReturned: 'A draw went back',
  budgetChanged: 'The budget was changed',
  inspected: 'An inspection was accepted',
  papersChanged: 'A date was written down',
  funded: 'A payment was made or came back',
  waiverMoved: 'A waiver was sent, signed or changed',
} as const;
export const runOf = '{cause}, {date}';
export const papers = 'Insurance, permit and title date';
export const papersHint = 'As the closing had them, or as they were renewed since.';
export const paperSaved = 'The date is written down';
export const savePaper = 'Save date of {paper}';
