import type { ReactNode } from 'react';
import { feeStatusLabels } from '@groundwork/domain-brokers';
import type { FeeStatus } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { fees as words } from '@groundwork/domain-messages-screens';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { Card, DataTable, EmptyState, MoneyText, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { Column, Tone } from '@groundwork/web-ui';
import { FeeSums } from './fee-sums.js';
import type { FeeSumsView } from './fee-sums.js';

/** A fee as the services answer it. Amounts in whole cents, percent as a decimal, days YYYY-MM-DD. */
export interface FeeEntryView {
  readonly id: string;
  readonly clientName: string;
  readonly projectNumber: number | null;
  readonly name: string;
  readonly percent: number | null;
  readonly base: number;
  readonly amount: number;
  readonly status: FeeStatus;
  readonly earnedOn: string | null;
  readonly paidOn: string | null;
  readonly reference: string | null;
  readonly reversedOn: string | null;
  readonly reason: string | null;
}

export interface FeeLedgerView<Entry extends FeeEntryView> {
  readonly entries: readonly Entry[];
  readonly sums: FeeSumsView;
}

const tones: Readonly<Record<FeeStatus, Tone>> = {
  expected: 'neutral',
  earned: 'info',
  approved: 'warning',
  paid: 'success',
  reversed: 'danger',
};

/** What became of a fee last, in a line. */
function remarkOf({ paidOn, reference, reversedOn, reason, earnedOn }: FeeEntryView): string {
  if (reversedOn)
    return [fill(words.reversedOn, { date: formatMonthDayYear(reversedOn) }), reason].filter(Boolean).join(': ');
  if (paidOn) return fill(words.paidWith, { date: formatMonthDayYear(paidOn), reference: reference ?? '' });
  return earnedOn ? fill(words.earnedOn, { date: formatMonthDayYear(earnedOn) }) : '';
}

interface FeeLedgerProps<Entry extends FeeEntryView> {
  ledger: FeeLedgerView<Entry>;
  /** What can be done with a fee, where anything can. */
  actionsOf?: (entry: Entry) => ReactNode;
}

/** The sums of a ledger, and each fee with what it is of and what became of it. */
export function FeeLedger<Entry extends FeeEntryView>({ ledger, actionsOf }: FeeLedgerProps<Entry>) {
  const { sums, entries } = ledger;
  const columns: Column<Entry>[] = [
    {
      id: 'client',
      header: words.client,
      cell: ({ clientName, projectNumber }) => (
        <>
          <Text overflowWrap="anywhere">{clientName}</Text>
          {projectNumber === null ? null : (
            <Text textStyle="small">{fill(words.project, { number: String(projectNumber) })}</Text>
          )}
        </>
      ),
    },
    {
      id: 'fee',
      header: words.fee,
      cell: ({ name, percent, base }) => (
        <>
          <Text overflowWrap="anywhere">{name}</Text>
          {percent === null ? null : (
            <Text textStyle="small">
              {fill(words.ofBase, { percent: formatPercent(percent), base: formatCents(base) })}
            </Text>
          )}
        </>
      ),
    },
    { id: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <MoneyText cents={amount} bold /> },
    {
      id: 'status',
      header: words.status,
      cell: (entry) => (
        <>
          <StatusBadge tone={tones[entry.status]}>{feeStatusLabels[entry.status]}</StatusBadge>
          <Text textStyle="small">{remarkOf(entry)}</Text>
        </>
      ),
    },
    ...(actionsOf
      ? [{ id: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: actionsOf } as Column<Entry>]
      : []),
  ];
  return (
    <Stack gap="4">
      <FeeSums sums={sums} />
      <DataTable
        caption={words.title}
        columns={columns}
        rows={[...entries]}
        rowKey={({ id }) => id}
        empty={
          <Card>
            <EmptyState icon="money" title={words.none}>
              {/* The broker's own page says it above. */}
              {actionsOf ? words.noneDetail : null}
            </EmptyState>
          </Card>
        }
      />
    </Stack>
  );
}
