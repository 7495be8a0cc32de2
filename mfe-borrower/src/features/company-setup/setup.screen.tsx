import { useQuery } from '@tanstack/react-query';
import { borrower } from '@groundwork/domain-messages';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { companyQuery } from '../../data/company.js';
import { useCompanyId } from '../../data/use-company.js';
import { SetupWizard } from './setup-wizard.js';

/** The set-up of the company in use, or of a new one where none is (specification 2, Company setup wizard). */
export function SetupScreen() {
  const id = useCompanyId();
  useTitle(borrower.businessAndPeople);
  const query = useQuery(companyQuery(id));
  if (id === '') return <SetupWizard company={undefined} />;
  return (
    <QueryState query={query} failed={borrower.errorLoadingCompany}>
      {(company) => <SetupWizard company={company} />}
    </QueryState>
  );
}
