import { shapeOf } from '@groundwork/domain-records';
import { digitsOf } from '@groundwork/domain-validation';
import type { Shape } from '@groundwork/domain-validation';
import { backgroundRecord, optionalYear } from './person.record.js';
import type { BackgroundFacts } from './person.record.js';

/** What holds for a background however little of it there is. */
export const backgroundShape = (currentYear: number): Shape => ({
  ...shapeOf(backgroundRecord),
  thirdpartyEmployedSince: optionalYear(currentYear),
});

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

const ofSpouse = ['spouseName'] as const satisfies readonly (keyof BackgroundFacts)[];
const ofEmployer = [
  'thirdpartyCompanyName',
  'thirdpartyEmploymentStatus',
  'thirdpartyEmployedSince',
] as const satisfies readonly (keyof BackgroundFacts)[];
type AnsweredAfterYes = (typeof ofSpouse)[number] | (typeof ofEmployer)[number];

/** What a No takes away: the spouse of somebody unmarried, the employer of somebody who has none. Null by field. */
export function emptiedByNo(
  answers: Pick<BackgroundFacts, 'married' | 'employedByThirdparty'>,
): Partial<Record<AnsweredAfterYes, null>> {
  const names = [
    ...(answers.married === false ? ofSpouse : []),
    ...(answers.employedByThirdparty === false ? ofEmployer : []),
  ];
  return Object.fromEntries(names.map((name) => [name, null]));
}
