import { screens } from '@groundwork/domain-messages-screens';
import { BrokerAccountForm, LogoCard } from '@groundwork/web-lending/account';
import { FileSlot } from '@groundwork/web-lending/files';
import { Link, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { EmptyState, PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useBrokerOfUser, useSaveBrokerContact } from '../../data/account.js';

/** Manage Account of a broker, named by its user in the address (specification 2). Its password is its own alone. */
export function ManageBrokerScreen() {
  useTitle('Manage Account');
  const [userId] = useSearchValue('userId');
  const back = (
    <TextLink asChild>
      <Link to="/brokers">Broker Management</Link>
    </TextLink>
  );
  return (
    <>
      <PageHeader
        title="Manage Account"
        description="How the broker is reached, and the documents of its business."
        back={back}
      />
      {userId ? <AccountOf userId={userId} /> : <EmptyState icon="users" title={screens.couldNotLocateBroker} />}
    </>
  );
}

function AccountOf({ userId }: { userId: string }) {
  return (
    <QueryState query={useBrokerOfUser(userId)} failed={screens.couldNotLocateBroker}>
      {(broker) => <BrokerAccount broker={broker} />}
    </QueryState>
  );
}

function BrokerAccount({ broker }: { broker: Broker }) {
  const save = useSaveBrokerContact(broker);
  return (
    <Stack gap="5">
      <BrokerAccountForm broker={broker} save={save.mutateAsync} />
      <FileSlot type="w9" parent="broker" parentId={broker.id} mode="review" />
      <LogoCard parent="broker" parentId={broker.id} type="brokerLogo" name={broker.businessName} />
    </Stack>
  );
}
