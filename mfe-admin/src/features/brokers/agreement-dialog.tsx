import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { Button, Dialog } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useAgreement } from '../../data/agreements.js';
import { AgreementReview } from './agreement-review.js';

/** A referral agreement with its text and the decision on it. */
export function AgreementDialog({ id, broker, onClose }: { id: string; broker: Broker; onClose: () => void }) {
  const query = useAgreement(id);
  return (
    <Dialog
      open
      size="lg"
      title={query.data ? `Agreement with ${query.data.clientName}` : 'Agreement'}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {screens.close}
        </Button>
      }
    >
      <QueryState query={query} failed={admin.errorGettingBrokerAgreements}>
        {(agreement) => <AgreementReview agreement={agreement} broker={broker} onDeleted={onClose} />}
      </QueryState>
    </Dialog>
  );
}
