import { fill } from '@groundwork/domain-messages';
import { exportsDesk as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Button, Card, DataTable, EmptyState, HStack, MoneyText, Stack } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { PaymentBatch } from '../../data/api.js';
import { useBatchFile, usePaymentBatches } from '../../data/payment-exports.js';
import { PaymentAccount } from './payment-account.js';

const columns: Column<PaymentBatch>[] = [
  { id: 'number', header: 'Batch', cell: ({ number }) => number },
  { id: 'on', header: 'Exported on', cell: ({ madeAt }) => displayInstant(madeAt) },
  { id: 'by', header: 'By', cell: ({ madeBy }) => <PersonName userId={madeBy} /> },
  { id: 'payments', header: 'Payments', align: 'end', cell: ({ payments }) => payments },
  { id: 'total', header: 'Paid out', align: 'end', cell: ({ total }) => <MoneyText cents={total} bold /> },
  { id: 'files', header: 'Files', hideHeader: true, align: 'end', cell: (batch) => <Files batch={batch} /> },
];

/** What was exported, to be downloaded again, and the account that it is paid from. */
export function Exports() {
  const isSuper = useArea().user.role === 'super';
  const empty = (
    <Card>
      <EmptyState icon="download" title={words.noBatches} />
    </Card>
  );
  return (
    <Stack gap="8">
      <QueryState query={usePaymentBatches()} failed={words.failed}>
        {(batches) => (
          <DataTable caption={words.batches} columns={columns} rows={batches} rowKey={({ id }) => id} empty={empty} />
        )}
      </QueryState>
      <PaymentAccount owner="lender" title={words.lenderAccount} lead={words.lenderLead} mayChange={isSuper} />
    </Stack>
  );
}

function Files({ batch }: { batch: PaymentBatch }) {
  const [csv, xml] = [useBatchFile(batch, 'csv'), useBatchFile(batch, 'xml')];
  const files = [
    { file: csv, label: words.csv, of: words.csvOf },
    { file: xml, label: words.xml, of: words.xmlOf },
  ];
  return (
    <HStack gap="2" flexWrap="wrap" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
      {files.map(({ file, label, of }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          icon="download"
          aria-label={fill(of, { number: batch.number })}
          loading={file.isPending}
          onClick={() => file.mutate(undefined)}
        >
          {label}
        </Button>
      ))}
    </HStack>
  );
}
