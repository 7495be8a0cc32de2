import { desk } from '@groundwork/domain-messages-admin';
import { useArea } from '@groundwork/web-mount';
import type { Administrator, CompanyAdmin } from '../../data/api.js';
import { useAllCompanyAdmins } from '../../data/company-admins.js';
import { useAdministrators } from '../../data/people.js';

/** A choice of whose tasks and activities are shown. */
export interface PersonChoice {
  /** As the address has it; '' for the own ones. */
  value: string;
  label: string;
}

export interface PersonGroups {
  first: PersonChoice[];
  colleagues: PersonChoice[];
  others: PersonChoice[];
}

const choiceOf = ({ userId, firstName, lastName }: Administrator): PersonChoice => ({
  value: userId,
  label: `${firstName} ${lastName}`.trim(),
});

/** The ids of all administrators of somebody's companies, the own one first. */
export function colleaguesOf(own: string, admins: readonly CompanyAdmin[]): string[] {
  const companies = new Set(admins.filter(({ userId }) => userId === own).map(({ companyId }) => companyId));
  const all = admins.filter(({ companyId }) => companies.has(companyId)).map(({ userId }) => userId);
  return [...new Set([own, ...all])];
}

/** By default the signed-in administrator; all administrators of the own companies, and the others (specification: Activity). */
export function usePersons(): PersonGroups {
  const own = useArea().user.id;
  const administrators = useAdministrators().data ?? [];
  const companyAdmins = useAllCompanyAdmins().data ?? [];
  const colleagues = colleaguesOf(own, companyAdmins);
  const others = administrators.filter(({ userId }) => userId !== own);
  return {
    first: [
      { value: '', label: desk.mine },
      { value: `${own},nobody`, label: desk.mineAndNobodys },
      ...(colleagues.length > 1 ? [{ value: colleagues.join(','), label: desk.ofMyCompanies }] : []),
      { value: 'all', label: desk.everybody },
    ],
    colleagues: others.filter(({ userId }) => colleagues.includes(userId)).map(choiceOf),
    others: others.filter(({ userId }) => !colleagues.includes(userId)).map(choiceOf),
  };
}
