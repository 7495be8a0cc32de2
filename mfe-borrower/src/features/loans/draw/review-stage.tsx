import { propertyTitle } from '@groundwork/domain-applications';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { Differences } from '@groundwork/web-lending/sheet';
import { Box, DataTable, Heading, MoneyText, Text } from '@groundwork/web-ui';
import type { DrawDraft, Ledger, LedgerLine } from '../../../data/api.js';
import { submittedLines, valueOf } from './draw-values.js';
import type { Entries } from './draw-values.js';

interface ReviewStageProps {
  ledger: Ledger;
  entries: Entries;
  /** The submission that came back and is revised. */
  returned: DrawDraft['returned'];
}

/** The lines with an amount, before they are certified; a property without any is not shown (specification 5). */
export function ReviewStage({ ledger, entries, returned }: ReviewStageProps) {
  const asking = submittedLines(entries, ledger.lines);
  const chosen = new Set(asking.map((line) => line.additionalBudgetItemId));
  const rows = ledger.lines.filter((line) => chosen.has(line.additionalBudgetItemId));
  const entryOf = (line: LedgerLine) => entries[line.additionalBudgetItemId];
  return (
    <>
      <DataTable
        caption="Lines of this draw request"
        rows={rows}
        rowKey={(line) => line.additionalBudgetItemId}
        columns={[
          {
            id: 'line',
            header: 'Line',
            cell: (line) => (
              <>
                <Text fontWeight="medium">{line.name}</Text>
                <Text textStyle="small">
                  {[propertyTitle(ledger.properties, line.propertyId), line.section].filter(Boolean).join(' · ')}
                </Text>
              </>
            ),
          },
          { id: 'files', header: 'Files', align: 'end', cell: (line) => entryOf(line)?.files.length ?? 0 },
          { id: 'invoices', header: 'Invoices', align: 'end', cell: (line) => entryOf(line)?.invoices.length ?? 0 },
          { id: 'available', header: 'Available', align: 'end', cell: (line) => <MoneyText cents={line.available} /> },
          {
            id: 'requested',
            header: 'Requested',
            align: 'end',
            cell: (line) => <MoneyText cents={valueOf(entryOf(line)?.amount) ?? 0} bold />,
          },
        ]}
      />
      <Changed lines={ledger.lines} asking={asking} returned={returned} />
    </>
  );
}

interface ChangedProps extends Pick<ReviewStageProps, 'returned'> {
  lines: readonly LedgerLine[];
  asking: ReturnType<typeof submittedLines>;
}

/** What is asked for otherwise than before it came back. */
function Changed({ lines, asking, returned }: ChangedProps) {
  if (!returned) return null;
  const to = asking.map(({ additionalBudgetItemId, requestedAmount, invoices }) => ({
    additionalBudgetItemId,
    name: lines.find((line) => line.additionalBudgetItemId === additionalBudgetItemId)?.name ?? '',
    requestedAmount: requestedAmount ?? 0,
    invoices: (invoices ?? []).map(({ payee, number, amount }) => ({
      payee: payee ?? '',
      number: number ?? '',
      amount: amount ?? 0,
    })),
  }));
  return (
    <Box as="section" aria-label={drawSheet.changedSince}>
      <Heading as="h3" size="sub">
        {drawSheet.changedSince}
      </Heading>
      <Differences label={drawSheet.changedSince} from={returned.lineItems} to={to} />
    </Box>
  );
}
