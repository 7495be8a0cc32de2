import { lazy, Suspense } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { LoadingState } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useOwnBroker } from '../../data/broker.js';
import { ReferralList } from './referral-list.js';
import { useOpenReferral } from './use-open-referral.js';

/** The list is what a broker sees first; form and texts are fetched when they are opened. */
const NewReferral = lazy(async () => ({ default: (await import('./new-referral.js')).NewReferral }));
const ViewReferral = lazy(async () => ({ default: (await import('./view-referral.js')).ViewReferral }));

/** Manage Referrals: the list, a new referral, or one to read. */
export function ReferralsScreen() {
  useTitle('Manage Referrals');
  return (
    <QueryState query={useOwnBroker()} inParts failed={screens.couldNotLocateBroker}>
      {(broker) => (
        <Suspense fallback={<LoadingState />}>
          <Referrals broker={broker} />
        </Suspense>
      )}
    </QueryState>
  );
}

function Referrals({ broker }: { broker: Broker }) {
  const [open] = useOpenReferral();
  if (open === 'new') return <NewReferral broker={broker} />;
  return open ? <ViewReferral key={open} id={open} /> : <ReferralList broker={broker} />;
}
