import { shared } from '@groundwork/domain-messages';
import { changePage } from '@groundwork/domain-messages-screens';
import { BudgetChanges } from '@groundwork/web-lending/changes';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import { useChangeCalls, useLedger } from '../../data/budget-changes.js';

/** Changes of an active loan's budget: the schedule of values, what was asked for, and the decision on it. */
export function BudgetChangesScreen() {
  useTitle(changePage.title);
  const { applicationId = '' } = useParams();
  const ledger = useLedger(applicationId);
  const calls = useChangeCalls(applicationId);
  return (
    <Stack gap="6">
      <PageHeader
        title={changePage.title}
        description={ledger.data?.name}
        back={
          <TextLink asChild>
            <Link to="/draws">Draw Requests</Link>
          </TextLink>
        }
      />
      <QueryState query={ledger} failed={shared.noLedger}>
        {(data) => <BudgetChanges ledger={data} calls={calls} />}
      </QueryState>
    </Stack>
  );
}
