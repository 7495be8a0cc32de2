import { useState } from 'react';
import { agreementStatus, agreementStatusOf, brokerName } from '@groundwork/domain-brokers';
import { useSearchValue } from '@groundwork/web-mount';
import { Badge, Box, Disclosure, Flex, HStack, Separator, Stack, Text } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { BrokerActions } from './broker-actions.js';
import { BrokerAgreements } from './broker-agreements.js';
import { BrokerFees } from './broker-fees.js';
import { BrokerFacts } from './broker-facts.js';
import { BrokerHistory } from './history-panel.js';

/** A broker's row; it opens to what is known of it, what can be done with it, and its agreements. */
export function BrokerPanel({ broker }: { broker: Broker }) {
  const [linked] = useSearchValue('broker');
  const [open, setOpen] = useState(linked === broker.id);
  const { agreements, businessName } = broker;
  const pending = agreements.filter(({ status }) => agreementStatusOf(status) === agreementStatus.pending).length;
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      title={
        <Box>
          <Text>{brokerName(broker)}</Text>
          <Text textStyle="small" fontWeight="normal">
            {businessName}
          </Text>
        </Box>
      }
      aside={
        <HStack gap="2" flexDirection={{ base: 'column', sm: 'row' }} alignItems={{ base: 'flex-end', sm: 'center' }}>
          {pending > 0 ? <Badge tone="warning">{pending} pending</Badge> : null}
          <Badge>{agreements.length === 1 ? '1 agreement' : `${agreements.length} agreements`}</Badge>
        </HStack>
      }
    >
      {open ? (
        <Stack gap="5" pt="2">
          <BrokerFacts broker={broker} />
          <Flex gap="3" flexWrap="wrap">
            <BrokerActions broker={broker} />
          </Flex>
          <Separator />
          <BrokerAgreements broker={broker} />
          <BrokerFees brokerId={broker.id} />
          <BrokerHistory id={broker.id} />
        </Stack>
      ) : null}
    </Disclosure>
  );
}
