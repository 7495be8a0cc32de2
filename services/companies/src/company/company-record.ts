import type { SetupFacts } from '@groundwork/domain-companies';
import {
  byOwnedCompany,
  companiesInOrder,
  companyErrors,
  isS1Hidden,
  ownershipPercentComplete,
  setupMask,
  setupStatuses,
  setupStepKeys,
} from '@groundwork/domain-companies';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import type { CompanyDto, CompanyMemberDto, CompanyTermsDto } from './company.dto.js';
import type { CompanyDetailsDto } from './company.dto.js';
import type { FinancialAccountDto } from '../financial-accounts/financial-accounts.dto.js';
import type { FactsOf } from '../setup/setup-facts.js';
import type { Company } from './persistence/company.entity.js';

const texts = [
  'organizationName',
  'website',
  'mailingStreetAddress',
  'mailingCity',
  'mailingState',
  'mailingZipCode',
  'physicalStreetAddress',
  'physicalCity',
  'physicalState',
  'physicalZipCode',
  'legalEntityName',
  'eiN_TAXID',
  'stateOfIncorperation',
  'buildersLicenseNumber',
  'revokeReason',
] as const satisfies readonly (keyof CompanyDetailsDto)[];
const answers = [
  'physicalAddressSameAsMailing',
  'moreThanMillionRevenue',
  'hasBuildersLicense',
  'licenseRevoked',
  'usesThirdParty',
] as const satisfies readonly (keyof CompanyDetailsDto)[];
const numbers = [
  'numberOfShareholders',
  'yearsOfIncorperation',
] as const satisfies readonly (keyof CompanyDetailsDto)[];
const confirmations = ['additionalPeopleConfirmed'] as const satisfies readonly (keyof CompanyDetailsDto)[];

type Values = Partial<Company>;

/** The columns that a body sets. What it leaves out stays; an empty text becomes none. */
export function valuesOf(body: CompanyDetailsDto): Values {
  const values: Record<string, unknown> = {};
  for (const name of texts) if (body[name] !== undefined) values[name] = body[name]?.trim() || null;
  for (const name of answers) if (body[name] !== undefined) values[name] = body[name];
  for (const name of numbers)
    if (body[name] !== undefined) values[name] = isBlank(body[name]) ? null : Number(body[name]);
  for (const name of confirmations) if (body[name] !== undefined) values[name] = body[name] ?? false;
  return values as Values;
}

/** The terms that a body sets; a line of credit that is stopped has no amount. */
export function termsOf(body: CompanyTermsDto): Values {
  const values: Values = {};
  if (body.lineOfCredit !== undefined) values.lineOfCredit = body.lineOfCredit ?? false;
  if (body.creditAmount !== undefined) values.creditAmount = body.creditAmount ?? 0;
  if (body.lineOfCredit === false) values.creditAmount = 0;
  if (body.brokerId !== undefined) values.brokerId = body.brokerId;
  return values;
}

/** Refuses what the rules of the domain refuse, by field (specification, section 5). */
export function refuseWrongCompany(company: SetupFacts, clock: Clock): void {
  refuseInvalid(companyErrors(company, Number(today(clock).slice(0, 4))) as Record<string, string>);
}

/** Owned of what is needed in the company and every entity above it. */
function percentComplete(companyId: string, { holdings = [] }: SetupFacts): number {
  const owners = byOwnedCompany(holdings);
  return ownershipPercentComplete(
    (companiesInOrder(companyId, holdings) ?? []).map((id) => ({ owners: owners.get(id) ?? [] })),
  );
}

/** A row as the wire has it. */
export function answerOf(
  row: Company,
  members: readonly CompanyMemberDto[],
  businessAccounts: readonly FinancialAccountDto[],
  locked: boolean,
  facts: FactsOf,
): CompanyDto {
  const { id, rootCompanyId: _root, createdBy: _by, createdAt, updatedAt, ...fields } = row;
  const statuses = setupStatuses(facts);
  return {
    ...fields,
    companyId: id,
    userCompanies: [...members],
    businessAccounts: [...businessAccounts],
    sectionComplete: setupMask(statuses),
    setupSteps:
      row.parentCompanyId === null ? setupStepKeys.map((key, index) => ({ index, key, status: statuses[key] })) : [],
    s1Hidden: isS1Hidden(facts),
    entityOwnerPercentComplete: percentComplete(id, facts),
    references: facts.references.map(({ companyId: _company, ...reference }) => reference),
    locked,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
