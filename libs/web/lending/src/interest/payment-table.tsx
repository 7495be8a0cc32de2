import type { ReactNode } from 'react';
import { loanInterest as words } from '@groundwork/domain-messages-screens';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { Box, Card, DataTable, EmptyState, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { LoanPaymentView } from './interest-view.js';

const kinds: Readonly<Record<LoanPaymentView['kind'], string>> = {
  interest: 'Interest',
  release: 'Release of a unit',
  payoff: 'Payoff',
};

interface PaymentTableProps {
  payments: readonly LoanPaymentView[];
  action?: ((payment: LoanPaymentView) => ReactNode) | undefined;
}

/** What the borrower paid, the latest first. */
export function PaymentTable({ payments, action }: PaymentTableProps) {
  const columns: Column<LoanPaymentView>[] = [
    { id: 'received', header: 'Received', cell: ({ receivedOn }) => formatMonthDayYear(receivedOn) },
    { id: 'for', header: 'For', cell: ({ kind }) => kinds[kind] },
    { id: 'reference', header: 'Reference', cell: (payment) => <ReferenceCell payment={payment} /> },
    { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <MoneyText cents={amount} bold /> },
    ...(action ? [{ id: 'action', header: 'Actions', hideHeader: true, align: 'end' as const, cell: action }] : []),
  ];
  return (
    <DataTable
      caption={words.payments}
      columns={columns}
      rows={[...payments]}
      rowKey={({ id }) => id}
      empty={
        <Card>
          <EmptyState icon="money" title={words.noPayments} />
        </Card>
      }
    />
  );
}

function ReferenceCell({ payment: { reference, stage, reversedOn, reason } }: { payment: LoanPaymentView }) {
  return (
    <Box overflowWrap="anywhere">
      <Text>{reference}</Text>
      {stage === 'reversed' && reversedOn ? (
        <Text textStyle="small" color="danger.fg">
          Reversed {formatMonthDayYear(reversedOn)}
        </Text>
      ) : null}
      {reason ? <Text textStyle="small">{reason}</Text> : null}
    </Box>
  );
}
