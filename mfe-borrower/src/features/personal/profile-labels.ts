import type { ProfileValues } from './profile-values.js';

/** What the fields of the profile are called, in the form and where two versions of it meet. */
export const profileLabels: Readonly<Record<keyof ProfileValues, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  streetAddress: 'Street Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  mobileNumber: 'Mobile Number',
  consent: 'Agreement to text messages',
  married: 'Are you married?',
  spouseName: 'Name of Your Spouse',
  employedByThirdparty: 'Are you employed by a third party?',
  thirdpartyCompanyName: 'Employer',
  thirdpartyEmploymentStatus: 'Employment',
  thirdpartyEmployedSince: 'Employed Since (Year)',
  yearsInHomeConstruction: 'Years in Home Construction',
  yearsInCommercialConstruction: 'Years in Commercial Construction',
  buildersLicense: "Do you have a builder's license?",
  buildersLicenseState: 'State of the License',
  buildersLicenseNumber: 'License Number',
  licenseRevoked: 'Was a license of yours ever revoked?',
  revokeReason: 'Why was it revoked?',
};
