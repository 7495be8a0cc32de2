import { admin } from '@groundwork/domain-messages-admin';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { DataTable, EmptyState, MoneyText, Span } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { FinancialAccount } from '../../data/api.js';
import { companyTitle, useCompany, useOwners } from '../../data/companies.js';

interface Row {
  account: FinancialAccount;
  /** Whose account it is. */
  entity: string;
}

/** Business accounts and those of the entity owners with their balances (sign-in specification, section 2). */
export function FinancialInfo({ companyId }: { companyId: string }) {
  const owners = useOwners(companyId);
  return (
    <QueryState query={useCompany(companyId)} failed={admin.accountsUnavailable}>
      {(company) => (
        <QueryState query={owners} failed={admin.accountsUnavailable}>
          {(list) => {
            const entity = company.legalEntityName?.trim() || companyTitle(company);
            const rows: Row[] = [
              ...company.businessAccounts.map((account) => ({ account, entity })),
              ...list.flatMap(({ displayName, accounts }) =>
                accounts.map((account) => ({ account, entity: displayName })),
              ),
            ];
            return (
              <DataTable
                caption={admin.financialInfo}
                columns={columns}
                rows={rows}
                rowKey={({ account }) => account.id}
                empty={<EmptyState icon="money" title={admin.noFinancialAccounts} />}
              />
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

const amount = (cents: number | null) => (cents === null ? '—' : <MoneyText cents={cents} />);
const columns: Column<Row>[] = [
  { id: 'entity', header: 'Entity Name', cell: ({ entity }) => <Span overflowWrap="anywhere">{entity}</Span> },
  {
    id: 'account',
    header: 'Account Name',
    cell: ({ account }) => <Span overflowWrap="anywhere">{account.accountName}</Span>,
  },
  {
    id: 'available',
    header: 'Available Balance',
    align: 'end',
    cell: ({ account }) => amount(account.availableBalance),
  },
  { id: 'average', header: 'Average Balance', align: 'end', cell: ({ account }) => amount(account.averageBalance) },
  {
    id: 'recent',
    header: 'Recent Average Balance',
    align: 'end',
    cell: ({ account }) => amount(account.averageBalanceRecent),
  },
  { id: 'asOf', header: 'As-of Date', cell: ({ account }) => formatMonthDayYear(account.asOfDate) },
];
