import { shared } from '@groundwork/domain-messages';
import { amount, day, id, record, required, shapeOf, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { isBlank, validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';

const administrator = { writers: ['administrator'] } as const;

/** What an appraiser found a property to be worth, as it stands and as it will be when the work is done. */
export const appraisalRecord = record('Appraisal', {
  propertyId: required(id('Property', administrator)),
  asIs: amount('Value as is', administrator),
  asCompleted: amount('Value as completed', administrator),
  appraiser: required(text('Appraiser', administrator)),
  appraisedOn: required(day('Date of the appraisal', administrator)),
  documentId: id('Document', administrator),
});
export type Appraisal = RecordOf<typeof appraisalRecord>;

/** What is wrong with an appraisal, by field: one of the values has to be there, and it is none of a day to come (`today`, YYYY-MM-DD). */
export function appraisalErrors(entered: Partial<Appraisal>, today: string): FieldErrors {
  const errors = validate(shapeOf(appraisalRecord), entered);
  if (isBlank(entered.asIs) && isBlank(entered.asCompleted)) errors['asIs'] ??= shared.appraisedValueNeeded;
  if (!errors['appraisedOn'] && (entered.appraisedOn ?? '') > today) errors['appraisedOn'] = shared.appraisedAhead;
  return errors;
}
