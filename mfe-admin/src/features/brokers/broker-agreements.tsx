import { useState } from 'react';
import { brokerStatus, brokerStatusOf } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { AgreementCard, NewAgreementCard } from '@groundwork/web-lending';
import { useSearchValue } from '@groundwork/web-mount';
import { Box, Grid, Heading, Text } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { AgreementDialog } from './agreement-dialog.js';
import { NewAgreementDialog } from './new-agreement-dialog.js';

/** The agreement cards of a broker; a new one cannot be begun for a broker who may submit none. */
export function BrokerAgreements({ broker }: { broker: Broker }) {
  const [open, setOpen] = useSearchValue('agreement');
  const [adding, setAdding] = useState(false);
  const status = brokerStatusOf(broker.status);
  const mayAdd = status !== brokerStatus.rejected && status !== brokerStatus.deactivated;
  const opened = broker.agreements.find(({ id }) => id === open);
  return (
    <Box as="section" aria-label="Agreements">
      <Heading as="h2" size="sub" mb="3">
        Agreements
      </Heading>
      {broker.agreements.length === 0 && !mayAdd ? <Text color="fg.muted">{admin.noAgreements}</Text> : null}
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))">
        {broker.agreements.map((agreement) => (
          <AgreementCard key={agreement.id} agreement={agreement} onOpen={() => setOpen(agreement.id)} />
        ))}
        {mayAdd ? <NewAgreementCard label={admin.addNewAgreement} onClick={() => setAdding(true)} /> : null}
      </Grid>
      {opened ? <AgreementDialog id={opened.id} broker={broker} onClose={() => setOpen('')} /> : null}
      {adding ? <NewAgreementDialog broker={broker} onClose={() => setAdding(false)} /> : null}
    </Box>
  );
}
