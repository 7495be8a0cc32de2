import { ACCOUNT_FRESH_DAYS, isAccountVerified } from '@groundwork/domain-companies';
import { fill } from '@groundwork/domain-messages';
import { borrower, verification } from '@groundwork/domain-messages-borrower';
import { formatMonthDayYear } from '@groundwork/domain-time';
import {
  Badge,
  Box,
  Button,
  Card,
  DataTable,
  Flex,
  Heading,
  Icon,
  Span,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { FinancialAccount } from '../../data/api.js';

interface HolderCardProps {
  name: string;
  kind: string;
  accounts: readonly FinancialAccount[];
  /** Level of its heading. */
  as: 'h2' | 'h3';
  /** Whether its icon is green. */
  verified: boolean;
  onVerify: () => void;
}

/** The company or an owner: whether its accounts are verified, which there are, and the way to verify more. */
export function HolderCard({ name, kind, as, accounts, verified, onVerify }: HolderCardProps) {
  return (
    <Card as="section" aria-label={fill(verification.accountsOf, { name })}>
      <Flex gap="3" alignItems="center" flexWrap="wrap" mb="3">
        <Span color={verified ? 'success.fg' : 'fg.subtle'} fontSize="xl" display="inline-flex">
          <Icon name={verified ? 'check-circle' : 'clock'} />
        </Span>
        <Box flex="1" minWidth="min(100%, 180px)">
          <Heading as={as} size="sub" overflowWrap="anywhere">
            {name}
            <VisuallyHidden>: {verified ? verification.isVerified : verification.isNotVerified}</VisuallyHidden>
          </Heading>
          <Badge mt="1">{kind}</Badge>
        </Box>
        <Button
          size="sm"
          variant={verified ? 'outline' : 'solid'}
          icon="shield"
          aria-label={fill(verification.verifyAccountsOf, { name })}
          onClick={onVerify}
        >
          {verification.verify}
        </Button>
      </Flex>
      {accounts.length === 0 ? (
        <Text color="fg.muted">{borrower.noAccounts}</Text>
      ) : (
        <DataTable
          caption={fill(verification.accountsOf, { name })}
          columns={columns}
          rows={[...accounts]}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

const columns: Column<FinancialAccount>[] = [
  { id: 'institution', header: 'Institution', cell: ({ institutionName }) => institutionName },
  { id: 'account', header: 'Account', cell: ({ accountName }) => <Span overflowWrap="anywhere">{accountName}</Span> },
  {
    id: 'asOf',
    header: 'As Of',
    cell: ({ asOfDate }) => <Span fontVariantNumeric="tabular-nums">{formatMonthDayYear(asOfDate)}</Span>,
  },
  { id: 'status', header: 'Status', cell: (account) => <AccountStatus account={account} /> },
];

/** Status 3 counts; one that does not count all the same is too old. */
function AccountStatus({ account }: { account: FinancialAccount }) {
  if (account.verified) return <StatusBadge tone="success">{verification.accountVerified}</StatusBadge>;
  if (isAccountVerified(account))
    return <StatusBadge tone="warning">{fill(verification.accountOld, { days: ACCOUNT_FRESH_DAYS })}</StatusBadge>;
  return <StatusBadge tone="neutral">{verification.accountOpen}</StatusBadge>;
}
