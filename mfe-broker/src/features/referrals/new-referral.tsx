import { shared } from '@groundwork/domain-messages';
import { broker as sentences } from '@groundwork/domain-messages-broker';
import { ApiProblem } from '@groundwork/web-http';
import { QueryState } from '@groundwork/web-mount';
import { Card, EmptyState } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useIcca } from '../../data/referrals.js';
import { ReferralForm } from './referral-form.js';
import { ReferralHeader } from './referral-header.js';

/** 'Submit new referral', on the ICCA of the lender's choice; without one there is nothing to agree to. */
export function NewReferral({ broker }: { broker: Broker }) {
  const icca = useIcca(broker.iccaVersion);
  const none = icca.error instanceof ApiProblem && icca.error.status === 404;
  return (
    <>
      <ReferralHeader title={sentences.submitNewReferral} />
      {none ? (
        <Card>
          <EmptyState icon="file" title={shared.noIcca} />
        </Card>
      ) : (
        <QueryState query={icca} failed={shared.noIcca}>
          {(master) => <ReferralForm broker={broker} master={master} />}
        </QueryState>
      )}
    </>
  );
}
