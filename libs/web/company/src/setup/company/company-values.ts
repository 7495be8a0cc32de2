import type { Company } from '../../records.js';

/** The form of General Business Information. */
export interface GeneralValues {
  organizationName: string;
  website: string;
  mailingStreetAddress: string;
  mailingCity: string;
  mailingState: string;
  mailingZipCode: string;
  physicalAddressSameAsMailing: boolean;
  physicalStreetAddress: string;
  physicalCity: string;
  physicalState: string;
  physicalZipCode: string;
  moreThanMillionRevenue: boolean | null;
}

/** The form of Borrower Entity. */
export interface EntityValues {
  legalEntityName: string;
  eiN_TAXID: string;
  yearsOfIncorperation: string;
  stateOfIncorperation: string;
}

/** A company, or none yet, as the first section shows it. */
export function generalValues(company: Company | undefined): GeneralValues {
  return {
    organizationName: company?.organizationName ?? '',
    website: company?.website ?? '',
    mailingStreetAddress: company?.mailingStreetAddress ?? '',
    mailingCity: company?.mailingCity ?? '',
    mailingState: company?.mailingState ?? '',
    mailingZipCode: company?.mailingZipCode ?? '',
    physicalAddressSameAsMailing: company?.physicalAddressSameAsMailing ?? true,
    physicalStreetAddress: company?.physicalStreetAddress ?? '',
    physicalCity: company?.physicalCity ?? '',
    physicalState: company?.physicalState ?? '',
    physicalZipCode: company?.physicalZipCode ?? '',
    moreThanMillionRevenue: company?.moreThanMillionRevenue ?? null,
  };
}

/** What stands for 'same as the mailing address' is no address of its own. */
export function generalChanges(values: GeneralValues) {
  const same = values.physicalAddressSameAsMailing;
  return same
    ? { ...values, physicalStreetAddress: null, physicalCity: null, physicalState: null, physicalZipCode: null }
    : values;
}

export function entityValues(company: Company): EntityValues {
  return {
    legalEntityName: company.legalEntityName ?? '',
    eiN_TAXID: company.eiN_TAXID ?? '',
    yearsOfIncorperation: String(company.yearsOfIncorperation ?? ''),
    stateOfIncorperation: company.stateOfIncorperation ?? '',
  };
}

export function entityChanges({ yearsOfIncorperation, ...texts }: EntityValues) {
  return { ...texts, yearsOfIncorperation: yearsOfIncorperation === '' ? null : Number(yearsOfIncorperation) };
}

/** 99-9999999 as it is typed: two digits, a dash, seven more. */
export function maskEin(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

export const companyLabels = {
  organizationName: 'Company Name',
  website: 'Website',
  mailingStreetAddress: 'Mailing Street Address',
  mailingCity: 'Mailing City',
  mailingState: 'Mailing State',
  mailingZipCode: 'Mailing Zip Code',
  physicalAddressSameAsMailing: 'Physical address is the same as the mailing address',
  physicalStreetAddress: 'Physical Street Address',
  physicalCity: 'Physical City',
  physicalState: 'Physical State',
  physicalZipCode: 'Physical Zip Code',
  moreThanMillionRevenue: 'Does your company have more than a million dollars in annual revenue?',
  legalEntityName: 'Legal Entity Name',
  eiN_TAXID: 'EIN / Tax ID',
  yearsOfIncorperation: 'Year of Incorporation',
  stateOfIncorperation: 'State of Incorporation',
} as const;
