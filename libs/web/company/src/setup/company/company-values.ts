import { companyRecord } from '@groundwork/domain-companies';
import { labelsOf } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import type { Company } from '../../records.js';

type CompanyValues = FormValues<typeof companyRecord>;

/** The form of General Business Information. */
export interface GeneralValues extends Pick<
  CompanyValues,
  | 'organizationName'
  | 'website'
  | 'mailingStreetAddress'
  | 'mailingCity'
  | 'mailingState'
  | 'mailingZipCode'
  | 'physicalStreetAddress'
  | 'physicalCity'
  | 'physicalState'
  | 'physicalZipCode'
  | 'moreThanMillionRevenue'
> {
  physicalAddressSameAsMailing: boolean;
}

/** The form of Borrower Entity. */
export interface EntityValues extends Pick<CompanyValues, 'legalEntityName' | 'eiN_TAXID' | 'stateOfIncorperation'> {
  yearsOfIncorperation: string;
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

export const companyLabels = labelsOf(companyRecord);
