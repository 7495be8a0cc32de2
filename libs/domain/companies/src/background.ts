import { hiddenFields } from '@groundwork/domain-records';
import type { FieldName } from '@groundwork/domain-records';
import { digitsOf } from '@groundwork/domain-validation';
import { backgroundRecord } from './person.record.js';
import type { BackgroundFacts } from './person.record.js';

/** Consent to text messages belongs to the number that it was given for: it is asked for until then, and again for another one. */
export function asksForTextConsent(
  stored: Pick<BackgroundFacts, 'canSendMessages' | 'mobileNumber'>,
  mobileNumber: string | null | undefined,
): boolean {
  return stored.canSendMessages !== true || digitsOf(mobileNumber) !== digitsOf(stored.mobileNumber);
}

/** The consent that stands after a change that names the number, the consent, both or neither. Without a number there is none. */
export function textConsentAfter(
  before: Pick<BackgroundFacts, 'canSendMessages' | 'mobileNumber'>,
  change: Pick<BackgroundFacts, 'canSendMessages' | 'mobileNumber'>,
): boolean | null {
  const mobileNumber = change.mobileNumber === undefined ? before.mobileNumber : change.mobileNumber;
  const consent = change.canSendMessages === undefined ? before.canSendMessages : change.canSendMessages;
  const stands =
    digitsOf(mobileNumber) !== '' &&
    (change.canSendMessages !== undefined || !asksForTextConsent(before, mobileNumber));
  return consent === true ? stands : (consent ?? null);
}

/** What a No takes away: the spouse of somebody unmarried, the employer of somebody who has none. Null by field. */
export function emptiedByNo(
  answers: Pick<BackgroundFacts, 'married' | 'employedByThirdparty'>,
): Partial<Record<Exclude<FieldName<typeof backgroundRecord>, 'firstName' | 'lastName'>, null>> {
  const answeredYes = { married: answers.married ?? true, employedByThirdparty: answers.employedByThirdparty ?? true };
  return Object.fromEntries(hiddenFields(backgroundRecord, answeredYes).map((name) => [name, null]));
}
