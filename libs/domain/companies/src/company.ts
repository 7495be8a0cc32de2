import { borrower } from '@groundwork/domain-messages';
import {
  ein,
  isBlank,
  line,
  optional,
  optionalState,
  optionalTrueOrFalse,
  optionalZip,
  requiredAny,
  validate,
  when,
} from '@groundwork/domain-validation';
import type { Complaint, FieldErrors } from '@groundwork/domain-validation';
import type { SetupStepStatus } from './setup-steps.js';

/** A company as its first two steps read it. */
export interface CompanyFacts {
  readonly organizationName?: string | null;
  readonly website?: string | null;
  readonly mailingStreetAddress?: string | null;
  readonly mailingCity?: string | null;
  readonly mailingState?: string | null;
  readonly mailingZipCode?: string | null;
  readonly moreThanMillionRevenue?: boolean | null;
  readonly physicalAddressSameAsMailing?: boolean | null;
  readonly legalEntityName?: string | null;
  readonly yearsOfIncorperation?: string | number | null;
  readonly stateOfIncorperation?: string | null;
  readonly eiN_TAXID?: string | null;
}

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

/** Borrower Entity: its four fields. */
export function borrowerEntityStatus(company: CompanyFacts): SetupStepStatus {
  return statusOf(ENTITY.map((field) => !isBlank(company[field])));
}

/** Owners of the borrower entity: complete at 100 in all, compared unrounded; started with any owner. */
export function ownersStatus(owners: readonly { readonly percentOwnership?: number | null }[]): SetupStepStatus {
  if (owners.length === 0) return 'notstarted';
  return ownershipTotal(owners) === 100 ? 'complete' : 'started';
}

/** Digits after the point of a percentage of ownership that the sum keeps exact. */
const OWNERSHIP_SCALE = 1_000_000;

/** Sum of the percentages of ownership, free of the dust of binary fractions (33.3 + 33.3 + 33.4 is 100). */
export function ownershipTotal(owners: readonly { readonly percentOwnership?: number | null }[]): number {
  const units = owners.reduce((sum, owner) => sum + Math.round((owner.percentOwnership ?? 0) * OWNERSHIP_SCALE), 0);
  return units / OWNERSHIP_SCALE;
}

/** The sentence for owners above 100 % in all. */
export function ownershipComplaint(owners: readonly { readonly percentOwnership?: number | null }[]): Complaint {
  return ownershipTotal(owners) > 100 ? borrower.above100Ownership : undefined;
}

/** Oldest year of incorporation that is offered: 125 years back. */
export const INCORPORATION_YEARS_BACK = 125;

/** What is wrong with a company's first two steps, by field; `currentYear` bounds the year of incorporation. */
export function companyErrors(company: CompanyFacts, currentYear: number): FieldErrors {
  const differs = company.physicalAddressSameAsMailing === false;
  const year = (value: unknown): Complaint => {
    const read = Number(value);
    const known = Number.isInteger(read) && read <= currentYear && read >= currentYear - INCORPORATION_YEARS_BACK;
    return known ? undefined : borrower.requiredField;
  };
  return validate(
    {
      organizationName: requiredAny,
      website: line,
      mailingStreetAddress: line,
      mailingCity: line,
      mailingState: optionalState,
      mailingZipCode: optionalZip,
      physicalStreetAddress: when(differs, requiredAny),
      physicalCity: when(differs, requiredAny),
      physicalZipCode: when(differs, optionalZip),
      moreThanMillionRevenue: optionalTrueOrFalse,
      legalEntityName: line,
      eiN_TAXID: optional(ein),
      yearsOfIncorperation: optional(year),
      stateOfIncorperation: optionalState,
    },
    company,
  );
}

/** Whether the company is locked: any of its applications is submitted (specification 4). */
export function isCompanyLocked(applications: readonly { readonly status: string }[]): boolean {
  return applications.some((application) => application.status === 'submitted');
}

/** The notice of a locked company. */
export const companyLockedNotice = borrower.companyLocked;
