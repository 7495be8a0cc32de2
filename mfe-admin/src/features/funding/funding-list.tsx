import { useState } from 'react';
import type { FundingStage } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { exportsDesk, fundingDesk as words } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Box, Button, Card, DataTable, EmptyState, HStack, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { ListedFunding } from '../../data/api.js';
import { useFundings } from '../../data/funding.js';
import { CancelDialog } from './cancel-dialog.js';
import { ExportDialog } from './export-dialog.js';
import { isExportable } from './export-moved.js';
import { PayDialog } from './pay-dialog.js';
import { placeLabels } from './places.js';
import { ProjectLink } from './project-link.js';
import { ReverseDialog } from './reverse-dialog.js';

const dialogs = { pay: PayDialog, cancel: CancelDialog, reverse: ReverseDialog } as const;
type Action = keyof typeof dialogs;

const actionsOf: Readonly<Record<FundingStage, readonly { action: Action; label: string; of: string }[]>> = {
  scheduled: [
    { action: 'pay', label: words.pay, of: words.payOf },
    { action: 'cancel', label: words.cancelPayment, of: words.cancelOf },
  ],
  funded: [{ action: 'reverse', label: words.reverse, of: words.reverseOf }],
  reversed: [],
  cancelled: [],
};

/** The day of a payment as it is in its stage. */
const dayOf = ({ reversedOn, fundedOn, scheduledFor }: ListedFunding): string => reversedOn ?? fundedOn ?? scheduledFor;

/** Payments of one stage, the newest first, with what can be done with them. */
export function FundingList({ stage }: { stage: FundingStage }) {
  const [chosen, setChosen] = useState<{ action: Action; funding: ListedFunding }>();
  const columns: Column<ListedFunding>[] = [
    { id: 'project', header: 'Project Number', cell: (project) => <ProjectLink project={project} /> },
    { id: 'day', header: 'Day', cell: (funding) => formatMonthDayYear(dayOf(funding)) },
    { id: 'to', header: 'Paid to', cell: (funding) => <PaidTo funding={funding} /> },
    { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <MoneyText cents={amount} bold /> },
    { id: 'net', header: 'Paid out', align: 'end', cell: ({ netAmount }) => <MoneyText cents={netAmount} /> },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (funding) => (
        <HStack gap="2" flexWrap="wrap" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
          {actionsOf[stage].map(({ action, label, of }) => (
            <Button
              key={action}
              size="sm"
              variant="outline"
              aria-label={fill(of, { name: funding.applicationName })}
              onClick={() => setChosen({ action, funding })}
            >
              {label}
            </Button>
          ))}
        </HStack>
      ),
    },
  ];
  const empty = (
    <Card>
      <EmptyState icon="money" title={words.nothingHere} />
    </Card>
  );
  const Dialog = chosen && dialogs[chosen.action];
  return (
    <QueryState query={useFundings(stage)} failed={words.failed}>
      {(rows) => (
        <>
          {stage === 'scheduled' ? <ExportButton fundings={rows} /> : null}
          <DataTable caption={placeLabels[stage]} columns={columns} rows={rows} rowKey={({ id }) => id} empty={empty} />
          {Dialog ? <Dialog funding={chosen.funding} onClose={() => setChosen(undefined)} /> : null}
        </>
      )}
    </QueryState>
  );
}

/** Planned payments as one file for the bank; those that were exported before are left out. */
function ExportButton({ fundings }: { fundings: readonly ListedFunding[] }) {
  const [isOpen, setOpen] = useState(false);
  const waiting = fundings.filter(isExportable);
  if (fundings.length === 0 && !isOpen) return null;
  // An open dialog stays when the last one was exported by somebody else: it says so.
  if (waiting.length === 0 && !isOpen)
    return (
      <Text color="fg.muted" mb="4">
        {exportsDesk.nothingToExport}
      </Text>
    );
  return (
    <Box mb="4">
      <Button variant="outline" icon="download" onClick={() => setOpen(true)}>
        {exportsDesk.exportPayments}
      </Button>
      {isOpen ? <ExportDialog fundings={waiting} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}

function PaidTo({ funding }: { funding: ListedFunding }) {
  const { payee, accountName, reference, reason, batchNumber, exportedAt } = funding;
  return (
    <Box>
      <Text>{payee ?? accountName ?? '—'}</Text>
      {batchNumber !== null && exportedAt ? (
        <Text textStyle="small">
          {fill(exportsDesk.batchOn, { number: String(batchNumber), date: displayDate(exportedAt) })}
        </Text>
      ) : null}
      {reference ? <Text textStyle="small">{reference}</Text> : null}
      {reason ? (
        <Text textStyle="small" color="danger.fg" overflowWrap="anywhere">
          {reason}
        </Text>
      ) : null}
    </Box>
  );
}
