import { lazy, Suspense, useState } from 'react';
import { brokerStatus, brokerStatusOf, groupAgreements } from '@groundwork/domain-brokers';
import { broker as sentences } from '@groundwork/domain-messages-broker';
import { AgreementCard } from '@groundwork/web-lending';
import { useOpening } from '@groundwork/web-mount';
import { Alert, Badge, Button, Card, Disclosure, EmptyState, Grid, InOrder, LoadingState } from '@groundwork/web-ui';
import { PageHeader, Stack, Text } from '@groundwork/web-ui';
import type { Agreement, Broker } from '../../data/api.js';
import { useOpenReferral } from './use-open-referral.js';

const heading = 'Manage Referrals';
const sentence = 'Clients whom you refer, each under an agreement that the lender accepts or rejects.';

/** Figures and the list of what waits are fetched after the first screen. */
const BrokerHome = lazy(async () => ({ default: (await import('../home/index.js')).BrokerHome }));

/** The broker's home: figures, what waits, and the agreements in the panels Accepted, Rejected and Pending. */
export function ReferralList({ broker }: { broker: Broker }) {
  const [, open] = useOpenReferral();
  useOpening(heading, sentence);
  const status = brokerStatusOf(broker.status);
  const inactive = status === brokerStatus.rejected || status === brokerStatus.deactivated;
  const submit = (
    <Button icon="plus" onClick={() => open('new')} disabled={inactive}>
      {sentences.submitNewReferral}
    </Button>
  );
  return (
    <>
      <PageHeader title={heading} description={sentence} actions={submit} />
      <Stack gap="4">
        <InOrder>
          {status === brokerStatus.pending ? <Alert tone="info">{sentences.brokerInReview}</Alert> : null}
          {inactive ? <Alert tone="warning">{sentences.brokerInactive}</Alert> : null}
          <Suspense fallback={<LoadingState />}>
            <BrokerHome broker={broker} />
          </Suspense>
          {broker.agreements.length === 0 ? (
            <Card>
              <EmptyState icon="handshake" title={sentences.noReferrals} />
            </Card>
          ) : (
            groupAgreements(broker.agreements).map((group) => (
              <ReferralPanel key={group.status} {...group} onOpen={open} />
            ))
          )}
        </InOrder>
      </Stack>
    </>
  );
}

interface ReferralPanelProps {
  label: string;
  agreements: readonly Agreement[];
  onOpen: (id: string) => void;
}

function ReferralPanel({ label, agreements, onOpen }: ReferralPanelProps) {
  const [open, setOpen] = useState(agreements.length > 0);
  return (
    <Disclosure title={label} aside={<Badge>{agreements.length}</Badge>} open={open} onToggle={setOpen}>
      {agreements.length === 0 ? (
        <Text color="fg.muted">No referrals here.</Text>
      ) : (
        <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))" pt="1">
          {agreements.map((agreement) => (
            <AgreementCard key={agreement.id} agreement={agreement} onOpen={() => onOpen(agreement.id)} />
          ))}
        </Grid>
      )}
    </Disclosure>
  );
}
