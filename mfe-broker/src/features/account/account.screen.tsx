import { useEffect, useRef } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { AccountActions, BrokerAccountForm, LogoCard, UpdatePasswordForm } from '@groundwork/web-lending/account';
import { FileSlot } from '@groundwork/web-lending/files';
import { QueryState, useLocation, useTitle } from '@groundwork/web-mount';
import { Box, PageHeader, Stack } from '@groundwork/web-ui';
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
      <BrokerAccountForm broker={broker} save={save.mutateAsync} />
      <UpdatePasswordForm title="Password" update={update.mutateAsync} failed={screens.errorUpdatingPassword} />
      <W9 brokerId={broker.id} />
      <LogoCard parent="broker" parentId={broker.id} type="brokerLogo" name={broker.businessName} />
    </>
  );
}

/** The place of the W-9; a link may lead to it, below the form. */
function W9({ brokerId }: { brokerId: string }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== '#w9') return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  return (
    <Box ref={place} tabIndex={-1} scrollMarginTop="20" _focus={{ outline: 'none' }}>
      <FileSlot type="w9" parent="broker" parentId={brokerId} />
    </Box>
  );
}
