import { useQuery } from '@tanstack/react-query';
import { borrower } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { SetupWizard } from '@groundwork/web-company';
import type { EditAccess } from '@groundwork/web-company';
import { QueryState, useNavigate, useParams, useTitle } from '@groundwork/web-mount';
import { useMoveOnce } from '../../components/use-move-once.js';
import { companyQuery, companyReads, companyWrites } from '../../data/company.js';
import { useCompanyId } from '../../data/use-company.js';

const access: EditAccess = { mode: 'edit', reads: companyReads, writes: companyWrites };

/** The set-up of the company in use, or of a new one where none is (specification 2, Company setup wizard). */
export function SetupScreen() {
  const id = useCompanyId();
  const { step } = useParams();
  const navigate = useNavigate();
  const once = useMoveOnce();
  const go = (path: string) => once(path, () => void navigate(path));
  useTitle(borrower.businessAndPeople);
  const query = useQuery(companyQuery(id));
  const wizard = {
    access,
    place: { stepInAddress: step, go: (next: number) => go(`/setupCompany/${next}`) },
    onFinished: () => void navigate('/home'),
  };
  if (id === '') return <SetupWizard {...wizard} company={undefined} />;
  return (
    <QueryState query={query} failed={companySetup.errorLoadingCompany}>
      {(company) => <SetupWizard {...wizard} company={company} />}
    </QueryState>
  );
}
