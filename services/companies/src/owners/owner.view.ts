import { companySetup } from '@groundwork/domain-messages-company';
import type { FinancialAccountDto } from '../accounts/index.js';
import type { CompanyEntity } from '../core/index.js';
import type { HoldingEntity } from '../holdings/index.js';
import type { PersonDto } from '../people/index.js';
import type { OwnerCompanyDto, OwnerDto } from './owner.dto.js';

/** Whose a holding is, and what has been verified of it. */
export interface OwnerParts {
  readonly person: PersonDto | null;
  readonly company: CompanyEntity | null;
  readonly accounts: readonly FinancialAccountDto[];
}

/** What an owner is called: the person's names, the entity's legal name, or what the specification calls a group. */
export function ownerName(
  person: Pick<PersonDto, 'firstName' | 'lastName'> | null,
  company: CompanyEntity | null,
): string {
  if (person) return `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  return company ? (company.legalEntityName ?? company.organizationName) : companySetup.multiplePeopleUnder20;
}

export const ownerCompanyView = ({ id, organizationName, legalEntityName }: CompanyEntity): OwnerCompanyDto => ({
  companyId: id,
  organizationName,
  legalEntityName,
});

export function ownerView(holding: HoldingEntity, { person, company, accounts }: OwnerParts): OwnerDto {
  const { rootCompanyId: _root, createdBy: _by, createdAt: _at, updatedAt: _then, ...fields } = holding;
  return {
    ...fields,
    multiplePeopleUnder20: holding.entityOwnerType === 'multiplePeopleUnder20',
    displayName: ownerName(person, company),
    person,
    ownerCompany: company ? ownerCompanyView(company) : null,
    s1id: person?.s1Id ?? null,
    accounts: [...accounts],
  };
}
