import { asksForTextConsent, profileRecord } from '@groundwork/domain-accounts';
import { fieldNames, formValues, hiddenFields, labelsOf } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { formatPhone } from '@groundwork/domain-validation';
import type { UserProfile, UserProfileUpdate } from '../../data/api.js';

/** The profile as its form holds it: the consent is given anew, and the digits have a form of their own. */
export type ProfileValues = Omit<FormValues<typeof profileRecord>, 'lastFourSSN'>;

/** What the fields of the profile are called, in the form and where two versions of it meet. */
export const profileLabels = labelsOf(profileRecord);

export function valuesOf(profile: UserProfile): ProfileValues {
  const { lastFourSSN: _digits, ...values } = formValues(profileRecord, profile);
  return { ...values, mobileNumber: profile.mobileNumber.replace(/\D/g, ''), canSendMessages: false };
}

/** What is sent: what is not asked for, since the answer above it says no, is emptied. */
export function updateOf(values: ProfileValues, stored: UserProfile): UserProfileUpdate {
  const { canSendMessages, ...fields } = values;
  const unasked = hiddenFields(profileRecord, values).map((name) => [name, null]);
  return {
    ...fields,
    ...Object.fromEntries(unasked),
    ...(asksForTextConsent(stored, fields.mobileNumber) ? { canSendMessages } : {}),
  };
}

/** A number reads as it is written; every other value by itself. */
export const shownValue = (path: string, value: unknown): string | undefined =>
  path === 'mobileNumber' && typeof value === 'string' && value !== '' ? formatPhone(value) : undefined;

const titles = {
  contact: 'Contact',
  employment: 'Family and Employment',
  experience: 'Experience and License',
} as const;
export type ProfileSection = keyof typeof titles;

/** The sections of the form; on a phone one is shown at a time. */
export const profileSections = (Object.keys(titles) as ProfileSection[]).map((id) => ({
  id,
  title: titles[id],
  fields: fieldNames(profileRecord, id) as (keyof ProfileValues)[],
}));

/** The section of the first complaint; -1 where there is none. */
export const sectionOfComplaint = (complaints: object): number =>
  profileSections.findIndex(({ fields }) => fields.some((field) => field in complaints));
