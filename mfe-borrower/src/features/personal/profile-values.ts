import { asksForTextConsent } from '@groundwork/domain-companies';
import type { ProfileFacts } from '@groundwork/domain-accounts';
import { formatPhone } from '@groundwork/domain-validation';
import type { UserProfile, UserProfileUpdate } from '../../data/api.js';

/** The profile as its form holds it: an empty field is '' or undefined, and the consent is given anew. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  mobileNumber: string;
  consent: boolean;
  married?: boolean;
  spouseName: string;
  employedByThirdparty?: boolean;
  thirdpartyCompanyName: string;
  thirdpartyEmploymentStatus: string;
  thirdpartyEmployedSince?: number;
  yearsInHomeConstruction?: number;
  yearsInCommercialConstruction?: number;
  buildersLicense?: boolean;
  buildersLicenseState: string;
  buildersLicenseNumber: string;
  licenseRevoked?: boolean;
  revokeReason: string;
}

export function valuesOf(profile: UserProfile): ProfileValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    streetAddress: profile.streetAddress,
    city: profile.city,
    state: profile.state,
    zipCode: profile.zipCode,
    mobileNumber: profile.mobileNumber.replace(/\D/g, ''),
    consent: false,
    married: profile.married ?? undefined,
    spouseName: profile.spouseName ?? '',
    employedByThirdparty: profile.employedByThirdparty ?? undefined,
    thirdpartyCompanyName: profile.thirdpartyCompanyName ?? '',
    thirdpartyEmploymentStatus: profile.thirdpartyEmploymentStatus ?? '',
    thirdpartyEmployedSince: profile.thirdpartyEmployedSince ?? undefined,
    yearsInHomeConstruction: profile.yearsInHomeConstruction ?? undefined,
    yearsInCommercialConstruction: profile.yearsInCommercialConstruction ?? undefined,
    buildersLicense: profile.buildersLicense ?? undefined,
    buildersLicenseState: profile.buildersLicenseState ?? '',
    buildersLicenseNumber: profile.buildersLicenseNumber ?? '',
    licenseRevoked: profile.licenseRevoked ?? undefined,
    revokeReason: profile.revokeReason ?? '',
  };
}

/** What is sent: what is not asked for, since the answer above it says no, is emptied. */
export function updateOf(values: ProfileValues, stored: UserProfile): UserProfileUpdate {
  const { consent, ...fields } = values;
  const married = fields.married === true;
  const employed = fields.employedByThirdparty === true;
  const licensed = fields.buildersLicense === true;
  const revoked = licensed && fields.licenseRevoked === true;
  return {
    ...fields,
    ...(asksForTextConsent(stored, fields.mobileNumber) ? { canSendMessages: consent } : {}),
    married: fields.married ?? null,
    spouseName: married ? fields.spouseName || null : null,
    employedByThirdparty: fields.employedByThirdparty ?? null,
    thirdpartyCompanyName: employed ? fields.thirdpartyCompanyName || null : null,
    thirdpartyEmploymentStatus: employed ? fields.thirdpartyEmploymentStatus || null : null,
    thirdpartyEmployedSince: employed ? (fields.thirdpartyEmployedSince ?? null) : null,
    yearsInHomeConstruction: fields.yearsInHomeConstruction ?? null,
    yearsInCommercialConstruction: fields.yearsInCommercialConstruction ?? null,
    buildersLicense: fields.buildersLicense ?? null,
    buildersLicenseState: licensed ? fields.buildersLicenseState || null : null,
    buildersLicenseNumber: licensed ? fields.buildersLicenseNumber || null : null,
    licenseRevoked: licensed ? (fields.licenseRevoked ?? null) : null,
    revokeReason: revoked ? fields.revokeReason || null : null,
  };
}

/** What the check looks at: a field that is not shown is not complained about. */
export function factsOf(values: ProfileValues): ProfileFacts {
  const { consent, ...fields } = values;
  return {
    ...fields,
    canSendMessages: consent,
    thirdpartyEmployedSince: fields.employedByThirdparty ? fields.thirdpartyEmployedSince : undefined,
  };
}

/** A number reads as it is written; every other value by itself. */
export const shownValue = (path: string, value: unknown): string | undefined =>
  path === 'mobileNumber' && typeof value === 'string' && value !== '' ? formatPhone(value) : undefined;

/** The sections of the form; on a phone one is shown at a time. */
export const profileSections = [
  {
    id: 'contact',
    title: 'Contact',
    fields: ['firstName', 'lastName', 'streetAddress', 'city', 'state', 'zipCode', 'mobileNumber', 'consent'],
  },
  {
    id: 'employment',
    title: 'Family and Employment',
    fields: [
      'married',
      'spouseName',
      'employedByThirdparty',
      'thirdpartyCompanyName',
      'thirdpartyEmploymentStatus',
      'thirdpartyEmployedSince',
    ],
  },
  {
    id: 'experience',
    title: 'Experience and License',
    fields: [
      'yearsInHomeConstruction',
      'yearsInCommercialConstruction',
      'buildersLicense',
      'buildersLicenseState',
      'buildersLicenseNumber',
      'licenseRevoked',
      'revokeReason',
    ],
  },
] as const satisfies readonly { id: string; title: string; fields: readonly (keyof ProfileValues)[] }[];
export type ProfileSection = (typeof profileSections)[number]['id'];

/** The section of the first complaint; -1 where there is none. */
export const sectionOfComplaint = (complaints: object): number =>
  profileSections.findIndex(({ fields }) => fields.some((field) => field in complaints));
