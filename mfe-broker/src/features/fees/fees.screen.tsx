import { useEffect, useRef } from 'react';
import { brokerHome } from '@groundwork/domain-messages-broker';
import { fees as words, screens } from '@groundwork/domain-messages-screens';
import { DealTable, FeeLedger } from '@groundwork/web-lending/fees';
import { QueryState, useLocation, useTitle } from '@groundwork/web-mount';
import { Button, Card, Heading, PageHeader, Stack } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useOwnBroker } from '../../data/broker.js';
import { useDeals, useFeeLedger, useFeeStatement } from '../../data/fees.js';

/** What the broker's referrals have earned, and where the clients' deals stand. */
export function FeesScreen() {
  useTitle(words.title);
  return (
    <QueryState query={useOwnBroker()} failed={screens.couldNotLocateBroker}>
      {(broker) => <Fees broker={broker} />}
    </QueryState>
  );
}

function Fees({ broker: { id } }: { broker: Broker }) {
  const [pdf, csv] = [useFeeStatement(id, 'pdf'), useFeeStatement(id, 'csv')];
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.noneDetail}
        actions={
          <>
            <Button variant="outline" icon="download" loading={pdf.isPending} onClick={() => pdf.mutate(undefined)}>
              {words.statementPdf}
            </Button>
            <Button variant="outline" icon="download" loading={csv.isPending} onClick={() => csv.mutate(undefined)}>
              {words.statementCsv}
            </Button>
          </>
        }
      />
      <Stack gap="6">
        <QueryState query={useFeeLedger(id)} failed={words.failed}>
          {(ledger) => <FeeLedger ledger={ledger} />}
        </QueryState>
        <Deals brokerId={id} />
      </Stack>
    </>
  );
}

/** The deals of the broker's clients; a link may lead to them, below the fees. */
function Deals({ brokerId }: { brokerId: string }) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const deals = useDeals(brokerId);
  const isThere = useFeeLedger(brokerId).isFetched && deals.isFetched;
  useEffect(() => {
    if (!isThere || hash !== '#deals') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [isThere, hash]);
  return (
    <Card as="section" aria-label={words.deals}>
      <Heading as="h2" mb="3" tabIndex={-1} ref={heading}>
        {words.deals}
      </Heading>
      <QueryState query={deals} failed={brokerHome.dealsFailed}>
        {(list) => <DealTable deals={list} caption={words.deals} />}
      </QueryState>
    </Card>
  );
}
