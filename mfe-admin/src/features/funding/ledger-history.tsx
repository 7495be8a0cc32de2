import type { EntryKind } from '@groundwork/domain-draws';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { DataTable, Disclosure, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { LedgerEntry } from '../../data/api.js';
import { useLedgerEntries } from '../../data/funding.js';

const kinds: Readonly<Record<EntryKind, string>> = {
  opening: 'Opening',
  approved: 'Approved',
  withheld: 'Retainage withheld',
  released: 'Retainage released',
  funded: 'Funded',
  reversed: 'Reversed',
  correction: 'Correction',
  interest: 'Interest paid from the budget',
};

const columns: Column<LedgerEntry>[] = [
  { id: 'at', header: 'When', cell: ({ happenedAt }) => displayInstant(happenedAt) },
  { id: 'line', header: 'Line', cell: ({ name }) => name },
  {
    id: 'kind',
    header: 'What',
    cell: ({ kind, effectiveOn, reason }) => (
      <>
        <Text>{kinds[kind]}</Text>
        {effectiveOn ? <Text textStyle="small">{formatMonthDayYear(effectiveOn)}</Text> : null}
        {reason ? (
          <Text textStyle="small" overflowWrap="anywhere">
            {reason}
          </Text>
        ) : null}
      </>
    ),
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <MoneyText cents={amount} /> },
  { id: 'by', header: 'By', cell: ({ userId }) => <PersonName userId={userId} /> },
];

/** Why money of a loan moved, the latest first. */
export function LedgerHistory({ applicationId }: { applicationId: string }) {
  return (
    <Disclosure title={words.history}>
      <QueryState query={useLedgerEntries(applicationId)} failed={words.failed}>
        {(entries) => (
          <DataTable
            caption={words.history}
            columns={columns}
            rows={[...entries].reverse()}
            rowKey={({ id }) => id}
            empty={<Text color="fg.muted">{words.noHistory}</Text>}
          />
        )}
      </QueryState>
    </Disclosure>
  );
}
