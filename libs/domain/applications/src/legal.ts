import type { FieldName } from '@groundwork/domain-records';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { legalInformationRecord } from './application.record.js';
import type { LegalInformation } from './application.record.js';
import type { Maybe } from './types.js';

/** A question of step 6; its explanation stands beside it. */
export type LegalField =
  Extract<FieldName<typeof legalInformationRecord>, `${string}Explaination`> extends `${infer Field}Explaination`
    ? Field
    : never;

/** The questions in their order, without their explanations. */
export const legalQuestions: readonly { readonly field: LegalField; readonly label: string }[] = Object.entries(
  legalInformationRecord.fields,
)
  .filter(([, { kind }]) => kind === 'flag')
  .map(([field, { label }]) => ({ field: field as LegalField, label }));

/** Whether an answer stands, and for a yes its explanation. */
export function isAnswered(legal: Maybe<LegalInformation>, field: LegalField): boolean {
  const answer = legal?.[field];
  return answer === false || (answer === true && !isBlank(legal?.[`${field}Explaination`]));
}

/** Yeses without an explanation, by the explanation's field. */
export function legalErrors(legal: Maybe<LegalInformation>): FieldErrors {
  const missing = legalQuestions.filter(({ field }) => legal?.[field] === true && !isAnswered(legal, field));
  return Object.fromEntries(missing.map(({ field }) => [`${field}Explaination`, shared.explanationRequired]));
}
