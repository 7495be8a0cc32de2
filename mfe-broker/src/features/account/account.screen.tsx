import { screens } from '@groundwork/domain-messages-screens';
import { AccountActions, BrokerAccountForm, LogoCard } from '@groundwork/web-lending/account';
import { FileSlot } from '@groundwork/web-lending/files';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useOwnBroker } from '../../data/broker.js';
import { useSaveAccount, useUpdatePassword } from '../../data/account.js';

/** Manage Account: how to reach the broker, its password, its W-9 and its logo (specification, broker 2). */
export function AccountScreen() {
  useTitle('Manage Account');
  return (
    <>
      <PageHeader
        title="Manage Account"
        description="How the lender reaches you, your password, and the documents of your business."
      />
      <Stack gap="5">
        <QueryState query={useOwnBroker()} failed={screens.couldNotLocateBroker}>
          {(broker) => <OwnAccount broker={broker} />}
        </QueryState>
        <AccountActions />
      </Stack>
    </>
  );
}

function OwnAccount({ broker }: { broker: Broker }) {
  const save = useSaveAccount(broker);
  const update = useUpdatePassword();
  return (
    <>
      <BrokerAccountForm broker={broker} save={save.mutateAsync} updatePassword={update.mutateAsync} />
      <FileSlot type="w9" parent="broker" parentId={broker.id} />
      <LogoCard parent="broker" parentId={broker.id} type="brokerLogo" name={broker.businessName} />
    </>
  );
}
