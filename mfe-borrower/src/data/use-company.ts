import { useArea } from '@groundwork/web-mount';

/** The company in use. Empty where there is none yet, or where another one is about to be set up. */
export function useCompanyId(): string {
  const { user } = useArea();
  return user.companyId ?? '';
}
