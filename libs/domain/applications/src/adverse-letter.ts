import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { formatPhone } from '@groundwork/domain-validation';
import { adverseReasonKeys, adverseReasons, federalAgencies } from './adverse-action.js';
import type { WrittenNotice } from './adverse-action.js';
import { loanTypes } from './loan-types.js';
import type { LoanType } from './loan-types.js';
import { projectNumberText } from './project-number.js';
import type { Maybe } from './types.js';

/** What a letter of adverse action says of the application. */
export interface AdverseLetterFacts {
  readonly creditorName: string;
  /** The company that applied. */
  readonly applicant: string;
  readonly name: string;
  readonly projectNumber: number;
  readonly loanType: LoanType | null;
  /** Whole cents. */
  readonly requestedAmount: Maybe<number>;
  readonly decidedOn: CalendarDate;
  readonly sentOn: CalendarDate;
}

/** The letter in its parts, as it is shown, hashed, kept and printed. */
export interface AdverseLetter {
  readonly title: string;
  /** Label and value a line. */
  readonly facts: readonly (readonly string[])[];
  readonly intro: string;
  readonly reasonsHeading: string;
  readonly reasons: readonly string[];
  readonly creditorHeading: string;
  readonly creditor: readonly string[];
  readonly question: string;
  readonly noticeHeading: string;
  readonly notice: string;
}

const requested = ({ loanType, requestedAmount, projectNumber, name }: AdverseLetterFacts): string => {
  const loan = loanType ? loanTypes[loanType].label : 'Loan';
  const amount = requestedAmount ? ` of ${formatCents(requestedAmount)}` : '';
  return [`${loan}${amount}`, `project ${projectNumberText(projectNumber)}`, name].filter(Boolean).join(', ');
};

/** Reasons in the order of the form; what was specified stands for 'Other'. */
export const adverseReasonTexts = ({
  reasons,
  otherReason,
}: Pick<WrittenNotice, 'reasons' | 'otherReason'>): string[] =>
  adverseReasonKeys
    .filter((key) => reasons.includes(key))
    .map((key) => (key === 'other' ? (otherReason ?? '').trim() : adverseReasons[key]));

/** The notice of adverse action with a statement of specific reasons (12 CFR 1002.9(a)(2)(i) and (b), form C-1). */
export function adverseLetter(written: WrittenNotice, facts: AdverseLetterFacts): AdverseLetter {
  return {
    title: 'Notice of action taken and statement of reasons',
    facts: [
      ['Date', formatMonthDayYear(facts.sentOn)],
      ['Applicant', facts.applicant],
      ['Requested credit', requested(facts)],
      ['Action taken', `Denied on ${formatMonthDayYear(facts.decidedOn)}`],
    ],
    intro: 'Thank you for your application. We considered it with care and cannot extend the requested credit.',
    reasonsHeading: 'Principal reasons for our decision',
    reasons: adverseReasonTexts(written),
    creditorHeading: 'Creditor',
    creditor: [facts.creditorName, written.creditorAddress.trim(), formatPhone(written.creditorPhone)],
    question: 'If you have questions about this notice or its reasons, write to us or call us at the above.',
    noticeHeading: 'Equal Credit Opportunity Act notice',
    notice: `The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is ${federalAgencies[written.agency].address}.`,
  };
}
