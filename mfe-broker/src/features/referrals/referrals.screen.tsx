import { signIn } from '@groundwork/domain-messages';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { NewReferral } from './new-referral.js';
import { ReferralList } from './referral-list.js';
import { useOpenReferral } from './use-open-referral.js';
import { ViewReferral } from './view-referral.js';
import { useOwnBroker } from '../../data/broker.js';

/** Manage Referrals: the list, a new referral, or one to read. */
export function ReferralsScreen() {
  useTitle('Manage Referrals');
  const [open] = useOpenReferral();
  return (
    <QueryState query={useOwnBroker()} failed={signIn.couldNotLocateBroker}>
      {(broker) => {
        if (open === 'new') return <NewReferral broker={broker} />;
        return open ? <ViewReferral key={open} id={open} broker={broker} /> : <ReferralList broker={broker} />;
      }}
    </QueryState>
  );
}
