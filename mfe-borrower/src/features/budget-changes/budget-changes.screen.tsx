import { changePage } from '@groundwork/domain-messages-screens';
import { Link, useParams, useTitle } from '@groundwork/web-mount';
import { PageHeader, TextLink } from '@groundwork/web-ui';
import { LoanChanges } from '../../components/loan/loan-changes.js';
import { useLedger } from '../../data/draws.js';

/** Changes of an active loan's budget: the schedule of values, what was asked for and what the lender decided. */
export function BudgetChangesScreen() {
  useTitle(changePage.title);
  const { applicationId = '' } = useParams();
  const ledger = useLedger(applicationId);
  return (
    <>
      <PageHeader
        title={changePage.title}
        description={ledger.data?.name}
        back={
          <TextLink asChild>
            <Link to="/loans">Active Projects</Link>
          </TextLink>
        }
      />
      <LoanChanges applicationId={applicationId} />
    </>
  );
}
