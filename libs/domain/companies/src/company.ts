import { shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import {
  ein,
  isBlank,
  line,
  optional,
  optionalState,
  optionalTrueOrFalse,
  optionalZip,
  requiredAny,
  state,
  validate,
  when,
  zip,
} from '@groundwork/domain-validation';
import type { FieldErrors, Rule, Shape } from '@groundwork/domain-validation';
import { companyRecord } from './company.record.js';
import type { CompanyFacts } from './company.record.js';
import type { SetupStepStatus } from './setup-steps.js';

const GENERAL = [
  'organizationName',
  'website',
  'mailingStreetAddress',
  'mailingCity',
  'mailingState',
  'mailingZipCode',
] as const;
const ENTITY = ['legalEntityName', 'yearsOfIncorperation', 'stateOfIncorperation', 'eiN_TAXID'] as const;

function statusOf(checks: readonly boolean[]): SetupStepStatus {
  if (checks.every(Boolean)) return 'complete';
  return checks.some(Boolean) ? 'started' : 'notstarted';
}

/** General Business Information: six fields and the answer on revenue (specification 4). */
export function generalInformationStatus(company: CompanyFacts): SetupStepStatus {
  const answered = company.moreThanMillionRevenue !== null && company.moreThanMillionRevenue !== undefined;
  return statusOf([...GENERAL.map((field) => !isBlank(company[field])), answered]);
}

/** What a record calls its fields that are blank. */
const blankLabels = (
  fields: readonly (keyof CompanyFacts & keyof typeof companyRecord.fields)[],
  company: CompanyFacts,
) => fields.filter((field) => isBlank(company[field])).map((field) => companyRecord.fields[field].label);

/** What General Business Information lacks to be complete, by its labels. */
export function generalInformationNeeds(company: CompanyFacts): string[] {
  return blankLabels([...GENERAL, 'moreThanMillionRevenue'], company);
}

/** What Borrower Entity lacks to be complete, by its labels. */
export function borrowerEntityNeeds(company: CompanyFacts): string[] {
  return blankLabels(ENTITY, company);
}

/** Borrower Entity: its four fields. */
export function borrowerEntityStatus(company: CompanyFacts): SetupStepStatus {
  return statusOf(ENTITY.map((field) => !isBlank(company[field])));
}

/** Oldest year of incorporation that is offered: 125 years back. */
export const INCORPORATION_YEARS_BACK = 125;

const incorporated =
  (currentYear: number): Rule =>
  (value) => {
    const read = Number(value);
    const known = Number.isInteger(read) && read <= currentYear && read >= currentYear - INCORPORATION_YEARS_BACK;
    return known && !isBlank(value) ? undefined : shared.requiredField;
  };

/** The years of incorporation that are offered, the present one first. */
export function incorporationYears(currentYear: number): number[] {
  return Array.from({ length: INCORPORATION_YEARS_BACK + 1 }, (_, back) => currentYear - back);
}

const physicalShape = (company: CompanyFacts): Shape => {
  const differs = company.physicalAddressSameAsMailing === false;
  return {
    physicalStreetAddress: when(differs, requiredAny),
    physicalCity: when(differs, requiredAny),
    physicalState: optionalState,
    physicalZipCode: when(differs, optionalZip),
  };
};

/**
 * What is wrong with what a company has filled in of its first two steps, by field; `currentYear` bounds the year of
 * incorporation. A company may be half filled: what a form requires say `generalInformationErrors` and `borrowerEntityErrors`.
 */
export function companyErrors(company: CompanyFacts, currentYear: number): FieldErrors {
  return validate(
    {
      ...shapeOf(companyRecord),
      organizationName: requiredAny,
      ...physicalShape(company),
      yearsOfIncorperation: optional(incorporated(currentYear)),
    },
    company,
  );
}

/** The form of General Business Information: name and mailing address required, the physical one where it differs. */
export function generalInformationErrors(company: CompanyFacts): FieldErrors {
  const differs = company.physicalAddressSameAsMailing === false;
  return validate(
    {
      organizationName: requiredAny,
      website: line,
      mailingStreetAddress: requiredAny,
      mailingCity: requiredAny,
      mailingState: optionalState,
      mailingZipCode: zip,
      ...physicalShape(company),
      physicalZipCode: when(differs, zip),
      moreThanMillionRevenue: optionalTrueOrFalse,
    },
    company,
  );
}

/** The form of Borrower Entity: its four fields are required. */
export function borrowerEntityErrors(company: CompanyFacts, currentYear: number): FieldErrors {
  return validate(
    {
      legalEntityName: requiredAny,
      eiN_TAXID: ein,
      yearsOfIncorperation: incorporated(currentYear),
      stateOfIncorperation: state,
    },
    company,
  );
}

/** Whether the company is locked: any of its applications is submitted (specification 4). */
export function isCompanyLocked(applications: readonly { readonly status: string }[]): boolean {
  return applications.some((application) => application.status === 'submitted');
}

/** The notice of a locked company. */
export const companyLockedNotice = shared.companyLocked;
