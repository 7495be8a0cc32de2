import { DataTable, MoneyText, Text } from '@groundwork/web-ui';
import type { Ledger, LedgerLine } from '../../../data/api.js';
import { submittedLines, valueOf } from './draw-values.js';
import type { Entries } from './draw-values.js';

/** The lines with an amount, before they are certified; a property without any is not shown (specification 5). */
export function ReviewStage({ ledger, entries }: { ledger: Ledger; entries: Entries }) {
  const chosen = new Set(submittedLines(entries, ledger.lines).map((line) => line.additionalBudgetItemId));
  const rows = ledger.lines.filter((line) => chosen.has(line.additionalBudgetItemId));
  const streetOf = (line: LedgerLine) =>
    ledger.properties.find(({ propertyId }) => propertyId === line.propertyId)?.street ?? '';
  const entryOf = (line: LedgerLine) => entries[line.additionalBudgetItemId];
  return (
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
              <Text textStyle="small">{[streetOf(line), line.section].filter(Boolean).join(' · ')}</Text>
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
  );
}
