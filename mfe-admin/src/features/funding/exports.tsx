import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { exportsDesk as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Button, Card, DataTable, EmptyState, HStack, MoneyText, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { PaymentBatch } from '../../data/api.js';
import { useBatchFile, usePaymentBatches } from '../../data/payment-exports.js';
import { PaymentAccount } from './payment-account.js';
import { RecordBatchDialog } from './record-batch-dialog.js';

const columnsFor = (onRecord: (batch: PaymentBatch) => void): Column<PaymentBatch>[] => [
  { id: 'number', header: 'Batch', cell: ({ number }) => number },
  { id: 'on', header: 'Exported on', cell: ({ madeAt }) => displayInstant(madeAt) },
  { id: 'by', header: 'By', cell: ({ madeBy }) => <PersonName userId={madeBy} /> },
  { id: 'payments', header: 'Payments', align: 'end', cell: Payments },
  { id: 'total', header: 'Paid out', align: 'end', cell: ({ total }) => <MoneyText cents={total} bold /> },
  {
    id: 'files',
    header: 'Files',
    hideHeader: true,
    align: 'end',
    cell: (batch) => <Files batch={batch} onRecord={onRecord} />,
  },
];

/** What was exported, to be downloaded again, and the account that it is paid from. */
export function Exports() {
  const isSuper = useArea().user.role === 'super';
  const [recording, setRecording] = useState<PaymentBatch>();
  const empty = (
    <Card>
      <EmptyState icon="download" title={words.noBatches} />
    </Card>
  );
  return (
    <Stack gap="8">
      <QueryState query={usePaymentBatches()} failed={words.failed}>
        {(batches) => (
          <DataTable
            caption={words.batches}
            columns={columnsFor(setRecording)}
            rows={batches}
            rowKey={({ id }) => id}
            empty={empty}
          />
        )}
      </QueryState>
      {recording ? <RecordBatchDialog batch={recording} onClose={() => setRecording(undefined)} /> : null}
      <PaymentAccount owner="lender" title={words.lenderAccount} lead={words.lenderLead} mayChange={isSuper} />
    </Stack>
  );
}

function Payments({ payments, planned }: PaymentBatch) {
  return (
    <>
      <Text>{payments}</Text>
      {planned > 0 ? <Text textStyle="small">{fill(words.stillPlanned, { n: planned })}</Text> : null}
    </>
  );
}

function Files({ batch, onRecord }: { batch: PaymentBatch; onRecord: (batch: PaymentBatch) => void }) {
  const [csv, xml] = [useBatchFile(batch, 'csv'), useBatchFile(batch, 'xml')];
  const files = [
    { file: csv, label: words.csv, of: words.csvOf },
    { file: xml, label: words.xml, of: words.xmlOf },
  ];
  return (
    <HStack gap="2" flexWrap="wrap" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
      {batch.planned > 0 ? (
        <Button
          size="sm"
          aria-label={fill(words.recordOf, { number: String(batch.number) })}
          onClick={() => onRecord(batch)}
        >
          {words.record}
        </Button>
      ) : null}
      {files.map(({ file, label, of }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          icon="download"
          aria-label={fill(of, { number: String(batch.number) })}
          loading={file.isPending}
          onClick={() => file.mutate(undefined)}
        >
          {label}
        </Button>
      ))}
    </HStack>
  );
}
