import { optionalYear } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import { all, isBlank, paragraph, personName, phone, requiredText, validate } from '@groundwork/domain-validation';
import type { FieldErrors, Rule, Shape } from '@groundwork/domain-validation';
import { profileRecord } from './profile.record.js';
import type { Profile } from './profile.record.js';

/** What holds for a profile however little of it is given. */
export const profileShape = (currentYear: number): Shape => ({
  ...shapeOf(profileRecord),
  thirdpartyEmployedSince: optionalYear(currentYear),
});

/** What is wrong with a whole profile: address, city and mobile are required (specification 5), and why a licence was revoked. */
export function profileErrors(profile: Profile, currentYear: number): FieldErrors {
  const shape = {
    ...profileShape(currentYear),
    firstName: personName,
    lastName: personName,
    streetAddress: requiredText,
    city: requiredText,
    mobileNumber: phone,
    ...(profileRecord.fields.revokeReason.shown(profile) ? { revokeReason: all(explanation, paragraph) } : {}),
  };
  return validate(shape, profile);
}

const explanation: Rule = (value) => (isBlank(value) ? shared.explanationRequired : undefined);
