import type { SetupFacts } from '@groundwork/domain-companies';
import {
  byOwnedCompany,
  companiesInOrder,
  isS1Hidden,
  ownershipPercentComplete,
  setupMask,
  setupStatuses,
  setupStepKeys,
} from '@groundwork/domain-companies';
import type { FinancialAccountDto } from '../accounts/index.js';
import type { CompanyEntity } from '../core/index.js';
import type { CompanyMemberDto } from '../members/index.js';
import type { CompanyFacts } from '../steps/index.js';
import type { CompanyDto } from './company.dto.js';

/** Owned of what is needed in the company and every entity above it. */
function percentComplete(companyId: string, { holdings = [] }: SetupFacts): number {
  const owners = byOwnedCompany(holdings);
  return ownershipPercentComplete(
    (companiesInOrder(companyId, holdings) ?? []).map((id) => ({ owners: owners.get(id) ?? [] })),
  );
}

/** What is shown of a company beside its own row. */
export interface CompanyParts {
  readonly members: readonly CompanyMemberDto[];
  readonly businessAccounts: readonly FinancialAccountDto[];
  readonly locked: boolean;
  readonly facts: CompanyFacts;
}

export function companyView(
  row: CompanyEntity,
  { members, businessAccounts, locked, facts }: CompanyParts,
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
