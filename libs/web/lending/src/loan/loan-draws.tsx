import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { Card, DataTable, EmptyState, MoneyText, Text } from '@groundwork/web-ui';
import { DrawStandingBadge } from '../draw-standing-badge.js';
import type { LoanDrawView } from './loan-view.js';

interface LoanDrawsProps {
  draws: readonly LoanDrawView[];
  /** What leads to a draw. */
  action: (draw: LoanDrawView) => ReactNode;
}

/** The draws of a loan, the newest first. Days are those at UTC-4. */
export function LoanDraws({ draws, action }: LoanDrawsProps) {
  return (
    <DataTable
      caption="Draws"
      rows={[...draws]}
      rowKey={({ id }) => id}
      empty={
        <Card>
          <EmptyState icon="money" title={loanPage.noDraws} />
        </Card>
      }
      columns={[
        { id: 'number', header: 'Draw', cell: DrawNumber },
        { id: 'status', header: 'Status', cell: (draw) => <DrawStandingBadge draw={draw} /> },
        { id: 'submitted', header: 'Submitted', cell: ({ createdAt }) => displayDate(createdAt) },
        { id: 'decided', header: 'Decided', cell: ({ decidedAt }) => (decidedAt ? displayDate(decidedAt) : '—') },
        { id: 'funded', header: 'Funded', cell: FundedOn },
        { id: 'lines', header: 'Lines', align: 'end', cell: ({ lineCount }) => lineCount },
        {
          id: 'requested',
          header: 'Requested',
          align: 'end',
          cell: ({ requestedAmount }) => <MoneyText cents={requestedAmount} />,
        },
        {
          id: 'approved',
          header: 'Approved',
          align: 'end',
          cell: ({ approvedAmount }) => <MoneyText cents={approvedAmount} />,
        },
        { id: 'action', header: 'View', hideHeader: true, align: 'end', cell: action },
      ]}
    />
  );
}

function DrawNumber({ number, kind }: LoanDrawView) {
  return (
    <>
      <Text fontWeight="semibold">{number}</Text>
      {kind === 'release' ? <Text textStyle="small">Release of retainage</Text> : null}
    </>
  );
}

function FundedOn({ fundedOn, scheduledFor }: LoanDrawView) {
  return (
    <>
      {fundedOn ? <Text>{formatMonthDayYear(fundedOn)}</Text> : scheduledFor ? null : '—'}
      {scheduledFor ? (
        <Text textStyle="small">{fill(loanPage.plannedFor, { day: formatMonthDayYear(scheduledFor) })}</Text>
      ) : null}
    </>
  );
}
