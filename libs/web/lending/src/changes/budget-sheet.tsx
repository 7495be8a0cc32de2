import { addCents } from '@groundwork/domain-money';
import { DataTable, Facts, MoneyText, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { BudgetLine, ChangingLedger } from './change-types.js';

const money = (id: string, header: string, of: (line: BudgetLine) => number): Column<BudgetLine> => ({
  id,
  header,
  align: 'end',
  cell: (line) => <MoneyText cents={of(line)} />,
});

const columns: Column<BudgetLine>[] = [
  {
    id: 'name',
    header: 'Line',
    cell: ({ name, section }) => (
      <>
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="small">{section}</Text>
      </>
    ),
  },
  money('original', 'Original', (line) => line.originalAmount),
  money('changes', 'Changes', (line) => line.changes),
  money('revised', 'Revised', (line) => line.budgetAmount),
  money('funded', 'Funded', (line) => line.amountFundedToDate),
  money('unpaid', 'Approved, not paid', (line) => line.pendingFunding + line.retainageHeld),
  money('pending', 'Pending', (line) => line.pending),
  money('left', 'Left', (line) => line.available),
];

/** The schedule of values: each line as it was approved, what was changed of it, and what it is worth now. */
export function BudgetSheet({ ledger: { lines } }: { ledger: ChangingLedger }) {
  const sum = (of: (line: BudgetLine) => number) => <MoneyText cents={addCents(lines.map(of))} bold />;
  return (
    <Stack gap="4">
      <Facts
        minWidth={140}
        facts={[
          { label: 'Original budget', value: sum((line) => line.originalAmount) },
          { label: 'Changes', value: sum((line) => line.changes) },
          { label: 'Revised budget', value: sum((line) => line.budgetAmount) },
        ]}
      />
      <DataTable
        caption="Schedule of values"
        columns={columns}
        rows={[...lines]}
        rowKey={({ additionalBudgetItemId }) => additionalBudgetItemId}
      />
    </Stack>
  );
}
