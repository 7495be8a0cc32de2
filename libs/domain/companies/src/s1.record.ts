import { s1Form } from '@groundwork/domain-messages';
import { day, fieldNames, labelsOf, paragraph, record, required, shapeOf, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';

const lastFour = (value: unknown) => (/^\d{4}$/.test(String(value)) ? undefined : s1Form.lastFourDigits);

/** What an owner answers on the S-1, in the order of the form. Nothing is no answer: who has none says so. */
export const s1Record = record('S1Answers', {
  address: required(text(s1Form.address)),
  birth: required(day(s1Form.birth)),
  socialSecurity: required(text(s1Form.socialSecurity, { rule: lastFour })),
  occupation: required(text(s1Form.occupation)),
  otherCompanies: required(paragraph(s1Form.otherCompanies)),
  judgements: required(paragraph(s1Form.judgements)),
});
export type S1Answers = RecordOf<typeof s1Record>;

/** Every question of the S-1 with its name, as the form has them one below the other. */
export const s1Questions: readonly (readonly [name: keyof S1Answers, label: string])[] = fieldNames(s1Record).map(
  (name) => [name, labelsOf(s1Record)[name]],
);

/** What is wrong with an owner's answers, by field. @param today YYYY-MM-DD */
export function s1Errors(answers: Partial<S1Answers>, today: string): FieldErrors {
  const errors = validate(shapeOf(s1Record), answers);
  const isAhead = errors.birth === undefined && typeof answers.birth === 'string' && answers.birth >= today;
  return isAhead ? { ...errors, birth: s1Form.birthAhead } : errors;
}
