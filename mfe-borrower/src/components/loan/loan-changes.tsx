import { shared } from '@groundwork/domain-messages';
import { BudgetChanges } from '@groundwork/web-lending/changes';
import { QueryState } from '@groundwork/web-mount';
import { useChangeCalls } from '../../data/budget-changes.js';
import { useLedger } from '../../data/draws.js';

/** Changes of an active loan's budget: the schedule of values, what was asked for, and the lender's decision on it. */
export function LoanChanges({ applicationId }: { applicationId: string }) {
  const calls = useChangeCalls(applicationId);
  return (
    <QueryState query={useLedger(applicationId)} failed={shared.noLedger}>
      {(ledger) => <BudgetChanges ledger={ledger} calls={calls} />}
    </QueryState>
  );
}
