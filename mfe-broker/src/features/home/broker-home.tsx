import { NeedsYou } from '@groundwork/web-lending/needs';
import { systemClock, today } from '@groundwork/domain-time';
import { Stack } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useDeals, useFeeLedger } from '../../data/fees.js';
import { useBrokerFiles } from '../../data/own-files.js';
import { brokerNeeds } from './broker-needs.js';
import { HomeFigures } from './home-figures.js';

/** Where the broker's deals and fees stand, and one list of what waits for the broker. */
export function BrokerHome({ broker }: { broker: Broker }) {
  const { id } = broker;
  const [deals, ledger, files] = [useDeals(id), useFeeLedger(id), useBrokerFiles(id)];
  const needs = brokerNeeds({ broker, deals: deals.data ?? [], files: files.data }, today(systemClock));
  return (
    <Stack gap="4">
      <HomeFigures deals={deals} ledger={ledger} />
      <NeedsYou needs={needs} queries={[deals, files]} />
    </Stack>
  );
}
