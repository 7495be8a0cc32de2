import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { QueryState } from '@groundwork/web-mount';
import { Dialog } from '@groundwork/web-ui';
import { isAway } from '../../../data/portfolio.js';
import { useDrawDraft, useLedger } from '../../../data/draws.js';
import { DrawFlow } from './draw-flow.js';

/** Which draw is written: the next one of a loan, or one that came back. */
export interface Drawing {
  applicationId: string;
  name: string;
  revises: string | null;
}

/** Requests a draw on one loan, or goes on with what was begun. */
export function DrawDialog({ drawing, onClose }: { drawing: Drawing; onClose: () => void }) {
  const { applicationId, name, revises } = drawing;
  const ledger = useLedger(applicationId);
  const draft = useDrawDraft(applicationId, revises);
  if (ledger.data && draft.data !== undefined)
    return <DrawFlow ledger={ledger.data} draft={draft.data} onClose={onClose} />;
  return (
    <Dialog open size="xl" onClose={onClose} title={`Request Draw: ${name}`}>
      <QueryState query={ledger} failed={isAway(ledger.error) ? borrower.drawsUnavailable : shared.noLedger}>
        {() => (
          <QueryState query={draft} failed={borrower.drawsUnavailable}>
            {() => null}
          </QueryState>
        )}
      </QueryState>
    </Dialog>
  );
}
