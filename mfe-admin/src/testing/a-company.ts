import type { Administrator, Company, CompanyAdmin, CompanySummary } from '../data/api.js';

const at = '2026-03-02T15:00:00.000Z';

/** A company as the service answers it to an administrator. */
export function aCompany(more: Partial<Company> = {}): Company {
  return {
    companyId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b201',
    parentCompanyId: null,
    organizationName: 'Bluff Oak Homes',
    legalEntityName: 'Bluff Oak Homes, LLC',
    controlPersonId: null,
    entityOwnerPercentComplete: 0,
    references: [],
    businessAccounts: [],
    s1Hidden: true,
    setupSteps: [],
    mailingCity: 'Houston',
    mailingState: 'Texas',
    version: 1,
    userCompanies: [],
    sectionComplete: '1100000000',
    locked: false,
    createdAt: at,
    updatedAt: at,
    ...more,
  };
}

/** The same in a selector. */
export function inList({
  companyId,
  organizationName,
  legalEntityName,
  mailingCity,
  mailingState,
}: Company): CompanySummary {
  return {
    companyId,
    organizationName: organizationName ?? '',
    legalEntityName: legalEntityName ?? null,
    mailingCity: mailingCity ?? null,
    mailingState: mailingState ?? null,
    lineOfCredit: false,
  };
}

export function anAdmin(userId: string, firstName: string, isSuper = false): Administrator {
  const lastName = 'Hale';
  return {
    id: userId,
    userId,
    email: `${firstName.toLowerCase()}@lender.example`,
    firstName,
    lastName,
    isOwner: isSuper,
    isSuper,
    userProfile: { userId, firstName, lastName },
    tasks: [],
  };
}

/** The same as an admin of a company. */
export function ofCompany({ userId, email, firstName, lastName }: Administrator, isPoint = false): CompanyAdmin {
  return {
    id: `row-${userId}`,
    companyId: aCompany().companyId,
    userId,
    isPoint,
    user: { id: userId, email, firstName, lastName },
  };
}
