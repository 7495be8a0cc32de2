import { useId, useState } from 'react';
import { brokerStatus, groupBrokers } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, Button, Card, EmptyState, Label, NativeSelect, PageHeader, Stack } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useBrokers } from '../../data/brokers.js';
import { BrokerDialog } from './broker-dialog.js';
import { BrokerPanel } from './broker-panel.js';

/** Brokers by their group, each with its agreements (specification, back office 2). */
export function BrokersScreen() {
  useTitle('Broker Management');
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={admin.brokerAdmin}
        description="Brokers who refer clients: invitations, their status and their referral agreements."
        actions={
          <Button icon="plus" onClick={() => setAdding(true)}>
            {admin.addNewBroker}
          </Button>
        }
      />
      <QueryState query={useBrokers()} failed={admin.errorGettingAllBrokers}>
        {(brokers) => <BrokerGroups brokers={brokers} />}
      </QueryState>
      {adding ? <BrokerDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function BrokerGroups({ brokers }: { brokers: Broker[] }) {
  const groups = groupBrokers(brokers);
  // Without a choice: the group of the broker that a link names, or the first that has somebody in it.
  const [chosen, choose] = useSearchValue('group');
  const [linked] = useSearchValue('broker');
  const group =
    groups.find(({ status }) => status === chosen) ??
    groups.find((each) => each.brokers.some(({ id: brokerId }) => brokerId === linked)) ??
    groups.find((each) => each.brokers.length > 0) ??
    groups[0];
  const id = useId();
  return (
    <Stack gap="5">
      <Box maxWidth="320px">
        <Label htmlFor={id} mb="1.5">
          Group
        </Label>
        <NativeSelect
          id={id}
          value={group?.status ?? brokerStatus.pending}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {groups.map(({ status, label, brokers: members }) => (
            <option key={status} value={status}>
              {`${label} (${members.length})`}
            </option>
          ))}
        </NativeSelect>
      </Box>
      {group && group.brokers.length > 0 ? (
        <Stack gap="3">
          {group.brokers.map((broker) => (
            // A link that comes while the page stands opens its broker as well.
            <BrokerPanel key={broker.id === linked ? `${broker.id} linked` : broker.id} broker={broker} />
          ))}
        </Stack>
      ) : (
        <Card>
          <EmptyState icon="users" title={admin.noBrokers} />
        </Card>
      )}
    </Stack>
  );
}
