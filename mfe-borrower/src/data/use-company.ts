import { useArea } from '@groundwork/web-mount';

/** The company that the borrower works for: the one in use, else the first. Empty where there is none yet. */
export function useCompanyId(): string {
  const { user } = useArea();
  return user.companyId ?? user.companies[0]?.id ?? '';
}
