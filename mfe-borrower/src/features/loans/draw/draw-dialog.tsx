import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { QueryState } from '@groundwork/web-mount';
import { Dialog } from '@groundwork/web-ui';
import type { ActiveLoan } from '../../../data/api.js';
import { isAway } from '../../../data/portfolio.js';
import { useLedger } from '../../../data/draws.js';
import { DrawFlow } from './draw-flow.js';

/** Requests a draw on one loan. */
export function DrawDialog({ loan, onClose }: { loan: ActiveLoan; onClose: () => void }) {
  const query = useLedger(loan.applicationId);
  if (query.data) return <DrawFlow ledger={query.data} onClose={onClose} />;
  return (
    <Dialog open size="xl" onClose={onClose} title={`Request Draw: ${loan.name}`}>
      <QueryState query={query} failed={isAway(query.error) ? borrower.drawsUnavailable : shared.noLedger}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}
