import { DataTable, MoneyText, Text } from '@groundwork/web-ui';
import type { Ledger, LedgerLine } from '../../../data/api.js';
import { amountOf, submittedLines } from './draw-draft.js';
import type { DrawDraft } from './draw-draft.js';

/** The lines with an amount, before they are certified; a property without any is not shown (specification 5). */
export function ReviewStage({ ledger, draft }: { ledger: Ledger; draft: DrawDraft }) {
  const chosen = new Set(submittedLines(draft, ledger.lines).map((line) => line.additionalBudgetItemId));
  const rows = ledger.lines.filter((line) => chosen.has(line.additionalBudgetItemId));
  const streetOf = (line: LedgerLine) =>
    ledger.properties.find(({ propertyId }) => propertyId === line.propertyId)?.street ?? '';
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
        {
          id: 'files',
          header: 'Files',
          align: 'end',
          cell: (line) => draft.files[line.additionalBudgetItemId]?.length ?? 0,
        },
        { id: 'available', header: 'Available', align: 'end', cell: (line) => <MoneyText cents={line.available} /> },
        {
          id: 'requested',
          header: 'Requested',
          align: 'end',
          cell: (line) => <MoneyText cents={amountOf(draft.amounts, line.additionalBudgetItemId) ?? 0} bold />,
        },
      ]}
    />
  );
}
