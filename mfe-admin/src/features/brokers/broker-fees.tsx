import { useState } from 'react';
import { feeMachine } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { feeDesk as words } from '@groundwork/domain-messages-admin';
import { fees } from '@groundwork/domain-messages-screens';
import { DealTable, FeeLedger } from '@groundwork/web-lending/fees';
import { QueryState } from '@groundwork/web-mount';
import { Button, Disclosure, Flex, Heading, HStack, Stack } from '@groundwork/web-ui';
import type { FeeEntry } from '../../data/api.js';
import { useBrokerDeals, useFeeLedger, useFeeStatement } from '../../data/fees.js';
import { ArrangedFees } from './arranged-fees.js';
import { ApproveFee, PayFee, ReverseFee } from './fee-dialogs.js';

const dialogs = { approve: ApproveFee, pay: PayFee, reverse: ReverseFee } as const;
type Action = keyof typeof dialogs;
const actions: readonly (readonly [Action, string, string])[] = [
  ['approve', words.approve, words.approveOf],
  ['pay', words.pay, words.payOf],
  ['reverse', words.reverse, words.reverseOf],
];

/** What a broker earns and where its clients' deals stand. Read when it is opened. */
export function BrokerFees({ brokerId }: { brokerId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={fees.title} open={open} onToggle={setOpen}>
      {open ? <OpenFees brokerId={brokerId} /> : null}
    </Disclosure>
  );
}

function OpenFees({ brokerId }: { brokerId: string }) {
  const [chosen, setChosen] = useState<{ action: Action; entry: FeeEntry }>();
  const [pdf, csv] = [useFeeStatement(brokerId, 'pdf'), useFeeStatement(brokerId, 'csv')];
  const Dialog = chosen && dialogs[chosen.action];
  const actionsOf = (entry: FeeEntry) => (
    <HStack gap="2" flexWrap="wrap" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
      {actions
        .filter(([action]) => feeMachine.next(entry.status, action) !== undefined)
        .map(([action, label, of]) => (
          <Button
            key={action}
            size="sm"
            variant="outline"
            aria-label={fill(of, { name: entry.clientName })}
            onClick={() => setChosen({ action, entry })}
          >
            {label}
          </Button>
        ))}
    </HStack>
  );
  return (
    <Stack gap="5" pt="2">
      <QueryState query={useFeeLedger(brokerId)} failed={fees.failed}>
        {(ledger) => <FeeLedger ledger={ledger} actionsOf={actionsOf} />}
      </QueryState>
      <Flex gap="3" flexWrap="wrap">
        <Button variant="outline" icon="download" loading={pdf.isPending} onClick={() => pdf.mutate(undefined)}>
          {fees.statementPdf}
        </Button>
        <Button variant="outline" icon="download" loading={csv.isPending} onClick={() => csv.mutate(undefined)}>
          {fees.statementCsv}
        </Button>
      </Flex>
      <ArrangedFees brokerId={brokerId} />
      <Stack as="section" gap="3" aria-label={fees.dealsOfClients}>
        <Heading as="h3" size="sub">
          {fees.dealsOfClients}
        </Heading>
        <QueryState query={useBrokerDeals(brokerId)} failed={fees.failed}>
          {(deals) => <DealTable deals={deals} caption={fees.dealsOfClients} />}
        </QueryState>
      </Stack>
      {Dialog && chosen ? (
        <Dialog brokerId={brokerId} entry={chosen.entry} onClose={() => setChosen(undefined)} />
      ) : null}
    </Stack>
  );
}
