import { emptiedByNo, personRecord, phoneDigits, textConsentAfter } from '@groundwork/domain-companies';
import { bodyValues } from '../shared/body-values.js';
import type { PersonDetailsDto } from './person.dto.js';
import type { PersonEntity } from './person.entity.js';

/** What a body sets of a person. */
export const personValues = (body: PersonDetailsDto): Partial<PersonEntity> =>
  bodyValues(personRecord, body) as Partial<PersonEntity>;

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
