import { signIn } from '@groundwork/domain-messages';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';
import { useOwnBroker } from '../../data/broker.js';
import { AccountForm } from './account-form.js';
import { BrokerFiles } from './broker-files.js';

/** Manage Account: how to reach the broker, its W-9 and its logo. */
export function AccountScreen() {
  useTitle('Manage Account');
  return (
    <>
      <PageHeader title="Manage Account" description="How the lender reaches you, and the documents of your business." />
      <QueryState query={useOwnBroker()} failed={signIn.couldNotLocateBroker}>
        {(broker) => (
          <Stack gap="5">
            <AccountForm broker={broker} />
            <BrokerFiles brokerId={broker.id} type="w9" />
            <BrokerFiles brokerId={broker.id} type="brokerLogo" />
          </Stack>
        )}
      </QueryState>
    </>
  );
}
