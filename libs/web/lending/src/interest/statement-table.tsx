import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { loanInterest as words } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear, formatMonthYear } from '@groundwork/domain-time';
import { Box, Card, DataTable, EmptyState, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { StatementView } from './interest-view.js';

interface StatementTableProps {
  statements: readonly StatementView[];
  action: (statement: StatementView) => ReactNode;
}

/** The statements of a loan, the latest first. */
export function StatementTable({ statements, action }: StatementTableProps) {
  const columns: Column<StatementView>[] = [
    { id: 'month', header: 'Month', cell: ({ month }) => formatMonthYear(month) },
    {
      id: 'principal',
      header: 'Principal',
      align: 'end',
      cell: ({ closingPrincipal }) => <MoneyText cents={closingPrincipal} />,
    },
    { id: 'interest', header: 'Interest', align: 'end', cell: (statement) => <InterestCell statement={statement} /> },
    {
      id: 'reserve',
      header: 'From the reserve',
      align: 'end',
      cell: ({ paidFromReserve, paidFromBudget }) => <MoneyText cents={paidFromReserve + paidFromBudget} />,
    },
    { id: 'due', header: 'Due', align: 'end', cell: (statement) => <DueCell statement={statement} /> },
    { id: 'paper', header: 'Paper', hideHeader: true, align: 'end', cell: action },
  ];
  return (
    <DataTable
      caption={words.statements}
      columns={columns}
      rows={[...statements]}
      rowKey={({ id }) => id}
      empty={
        <Card>
          <EmptyState icon="file" title={words.noStatements} />
        </Card>
      }
    />
  );
}

function InterestCell({ statement: { interest, adjustment } }: { statement: StatementView }) {
  return (
    <Box>
      <MoneyText cents={interest + adjustment} bold />
      {adjustment === 0 ? null : (
        <Text textStyle="small">{fill(words.ofBefore, { amount: formatCents(adjustment) })}</Text>
      )}
    </Box>
  );
}

function DueCell({ statement: { due, paid, dueOn } }: { statement: StatementView }) {
  return (
    <Box>
      <MoneyText cents={due} />
      {due > paid ? <Text textStyle="small">{fill(words.dueBy, { day: formatMonthDayYear(dueOn) })}</Text> : null}
      {paid > 0 ? <Text textStyle="small">{fill(words.paidSoFar, { amount: formatCents(paid) })}</Text> : null}
    </Box>
  );
}
