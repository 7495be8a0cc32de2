import { backgroundRecord } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import { flag, paragraph, record, relabelled, state, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { optional } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';

/** Four digits, or empty. */
export const lastFourDigits: Rule = optional((value) =>
  typeof value === 'string' && /^\d{4}$/.test(value) ? undefined : shared.fourDigits,
);

/** What stands for stored digits that are not shown; sent back, it keeps them. */
export const maskedDigits = '••••';

const keptOrFourDigits: Rule = (value) => (value === maskedDigits ? undefined : lastFourDigits(value));

interface LicenseAnswers {
  readonly buildersLicense?: boolean | null;
  readonly licenseRevoked?: boolean | null;
}

const experience = { section: 'experience' } as const;
const ofLicense = { ...experience, shown: ({ buildersLicense }: LicenseAnswers) => buildersLicense === true };

/** A user's profile (borrower specification, section 3). What a whole one needs besides say `profileErrors`. */
export const profileRecord = record('Profile', {
  ...relabelled(backgroundRecord.fields, {
    streetAddress: 'Street Address',
    canSendMessages: 'Agreement to text messages',
    married: 'Are you married?',
    spouseName: 'Name of Your Spouse',
    employedByThirdparty: 'Are you employed by a third party?',
    thirdpartyCompanyName: 'Employer',
    thirdpartyEmploymentStatus: 'Employment',
  }),
  buildersLicense: flag("Do you have a builder's license?", experience),
  buildersLicenseState: state('State of the License', ofLicense),
  buildersLicenseNumber: text('License Number', ofLicense),
  licenseRevoked: flag('Was a license of yours ever revoked?', ofLicense),
  revokeReason: paragraph('Why was it revoked?', {
    ...experience,
    shown: ({ buildersLicense, licenseRevoked }: LicenseAnswers) => buildersLicense === true && licenseRevoked === true,
  }),
  lastFourSSN: text(shared.digitsLabel, {
    rule: keptOrFourDigits,
    section: 'identification',
    description:
      'Four digits, which rest sealed and are given to nobody: a read has a mask of them, which keeps them when it is sent.',
  }),
});
export type Profile = RecordOf<typeof profileRecord>;
