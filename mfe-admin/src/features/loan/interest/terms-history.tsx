import { interestBasisLabels, interestPayerLabels } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { loanInterest } from '@groundwork/domain-messages-screens';
import { formatPercent } from '@groundwork/domain-money';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { DataTable, Disclosure, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../../components/person-name.js';
import type { LoanInterest } from '../../../data/api.js';

type Change = LoanInterest['changes'][number];

const columns: Column<Change>[] = [
  { id: 'from', header: 'Counts from', cell: ({ effectiveOn }) => formatMonthDayYear(effectiveOn ?? '') },
  {
    id: 'rate',
    header: 'Rate',
    cell: ({ rate, basis }) =>
      fill(loanInterest.rateIs, { rate: formatPercent(rate ?? 0), basis: interestBasisLabels[basis] }),
  },
  { id: 'payer', header: 'Paid from', cell: ({ payer }) => interestPayerLabels[payer] },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <Text overflowWrap="anywhere">{reason}</Text> },
  { id: 'by', header: 'By', cell: ({ changedBy }) => <PersonName userId={changedBy ?? undefined} /> },
  { id: 'at', header: 'When', cell: ({ changedAt }) => displayInstant(changedAt) },
];

/** How the terms of interest were changed, the latest first. */
export function TermsHistory({ changes }: Pick<LoanInterest, 'changes'>) {
  return (
    <Disclosure title={words.changes}>
      <DataTable
        caption={words.changes}
        columns={columns}
        rows={changes}
        rowKey={({ version }) => String(version)}
        empty={<Text color="fg.muted">{words.noChanges}</Text>}
      />
    </Disclosure>
  );
}
