import { borrower } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { LegalField, LegalInformation, Maybe } from './types.js';

/** The yes/no questions of step 6; a yes asks for an explanation (specification 3 and 5). */
export const legalQuestions: readonly { readonly field: LegalField; readonly label: string }[] = [
  { field: 'firstLoan', label: 'Is this your first loan with us?' },
  { field: 'howFound', label: 'Did somebody refer you to us?' },
  { field: 'currentDefendant', label: 'Are you a defendant in a lawsuit now?' },
  { field: 'currentJudgement', label: 'Is there a judgement against you now?' },
  { field: 'realEstateDelinquincies', label: 'Are you delinquent on any real estate debt?' },
  { field: 'taxDelinquincies', label: 'Are you delinquent on any taxes?' },
  { field: 'financialWorseOff', label: 'Are you financially worse off than at your last statement?' },
];

/** Whether an answer stands, and for a yes its explanation. */
export function isAnswered(legal: Maybe<LegalInformation>, field: LegalField): boolean {
  const answer = legal?.[field];
  return answer === false || (answer === true && !isBlank(legal?.[`${field}Explaination`]));
}

/** Yeses without an explanation, by the explanation's field. */
export function legalErrors(legal: Maybe<LegalInformation>): FieldErrors {
  const missing = legalQuestions.filter(({ field }) => legal?.[field] === true && !isAnswered(legal, field));
  return Object.fromEntries(missing.map(({ field }) => [`${field}Explaination`, borrower.explanationRequired]));
}
