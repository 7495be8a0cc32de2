import { emptiedByNo, phoneDigits, textConsentAfter } from '@groundwork/domain-companies';
import { bodyValues } from '../shared/body-values.js';
import type { PersonDetailsDto } from './person.dto.js';
import type { PersonEntity } from './person.entity.js';

const fields = [
  'firstName',
  'middleName',
  'lastName',
  'title',
  'role',
  'emailAddress',
  'mobileNumber',
  'canSendMessages',
  'married',
  'spouseName',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'employedByThirdparty',
  'thirdpartyCompanyName',
  'thirdpartyEmploymentStatus',
  'thirdpartyEmployedSince',
  'yearsInHomeConstruction',
  'yearsInCommercialConstruction',
  'fullOrPartTime',
  'resumeText',
] as const satisfies readonly (keyof PersonDetailsDto)[];

export type PersonValues = Pick<PersonEntity, (typeof fields)[number]>;

/** What a body sets of a person. */
export const personValues = (body: PersonDetailsDto): Partial<PersonValues> =>
  bodyValues(body, fields) as Partial<PersonValues>;

/** A person of whom nothing is known. */
export const emptyPerson = Object.fromEntries(fields.map((name) => [name, null])) as Readonly<
  Record<keyof PersonValues, null>
>;

/** What is written of a change: the digits of the number, the consent that belongs to it, and nothing that a No has taken away. */
export function storedPerson(before: Partial<PersonEntity>, change: Partial<PersonEntity>): Partial<PersonEntity> {
  const phone = change.mobileNumber ? { mobileNumber: phoneDigits(change.mobileNumber) } : {};
  return {
    ...change,
    ...phone,
    canSendMessages: textConsentAfter(before, change),
    ...emptiedByNo({ ...before, ...change }),
  };
}
