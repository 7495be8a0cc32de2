import { portfolioPage as words } from '@groundwork/domain-messages-admin';
import { formatCents, formatPercent, shareOf } from '@groundwork/domain-money';
import { Link } from '@groundwork/web-mount';
import {
  Box,
  Card,
  DataTable,
  Disclosure,
  Flex,
  Heading,
  MoneyText,
  Span,
  Stack,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import type { Portfolio } from '../../data/api.js';

/** Loans that have something in common, and where they are listed. */
export interface ShownGroup {
  readonly key: string;
  readonly name: string;
  readonly sums: Portfolio['total'];
  /** Left out where the loans have no list of their own. */
  readonly to?: string | undefined;
}

interface GroupSectionProps {
  title: string;
  /** What its groups are. */
  of: string;
  groups: readonly ShownGroup[];
  /** All loans together, which shares are of. */
  total: Portfolio['total'];
  note?: string;
}

/** Groups of loans as bars that are told apart without a colour, and the same as a table behind them. */
export function GroupSection({ title, of, groups, total, note }: GroupSectionProps) {
  const largest = Math.max(1, ...groups.map(({ sums }) => Math.max(sums.commitment, sums.funded)));
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="4">
        <div>
          <Heading as="h2" size="sub">
            {title}
          </Heading>
          {note ? <Text textStyle="small">{note}</Text> : null}
        </div>
        <Stack as="ul" gap="3" listStyleType="none" p="0" m="0">
          {groups.map((group) => (
            <li key={group.key}>
              <GroupBar group={group} largest={largest} />
            </li>
          ))}
        </Stack>
        <Disclosure title={words.asTable}>
          <GroupTable title={title} of={of} groups={groups} total={total} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

const GroupName = ({ name, to }: Pick<ShownGroup, 'name' | 'to'>) =>
  to === undefined ? (
    <Span overflowWrap="anywhere">{name}</Span>
  ) : (
    <TextLink asChild overflowWrap="anywhere">
      <Link to={to}>{name}</Link>
    </TextLink>
  );

/** Hatched, so that it is told from what is funded without a colour. */
const hatched = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--chakra-colors-accent-fg) 0 2px, transparent 2px 6px)',
} as const;

function GroupBar({ group, largest }: { group: ShownGroup; largest: number }) {
  const { funded, undrawn, commitment } = group.sums;
  return (
    <>
      <Flex justifyContent="space-between" gap="4" mb="1">
        <GroupName name={group.name} to={group.to} />
        <Span fontVariantNumeric="tabular-nums" flexShrink="0">
          {formatCents(commitment)}
        </Span>
      </Flex>
      <Box display="flex" height="3" bg="bg.subtle" borderRadius="sm" overflow="hidden" aria-hidden>
        <Box bg="accent.solid" style={{ width: `${(funded / largest) * 100}%` }} />
        <Box style={{ width: `${(undrawn / largest) * 100}%`, ...hatched }} />
      </Box>
    </>
  );
}

function GroupTable({ title, of, groups, total }: Pick<GroupSectionProps, 'title' | 'of' | 'groups' | 'total'>) {
  return (
    <DataTable
      caption={title}
      rows={[...groups]}
      rowKey={({ key }) => key}
      columns={[
        { id: 'name', header: of, cell: ({ name }) => name },
        { id: 'loans', header: words.loans, align: 'end', cell: ({ sums }) => sums.loans.toLocaleString('en-US') },
        {
          id: 'committed',
          header: words.committed,
          align: 'end',
          cell: ({ sums }) => <MoneyText cents={sums.commitment} />,
        },
        { id: 'funded', header: words.funded, align: 'end', cell: ({ sums }) => <MoneyText cents={sums.funded} /> },
        { id: 'undrawn', header: words.undrawn, align: 'end', cell: ({ sums }) => <MoneyText cents={sums.undrawn} /> },
        {
          id: 'principal',
          header: words.principal,
          align: 'end',
          cell: ({ sums }) => <MoneyText cents={sums.principal} />,
        },
        {
          id: 'share',
          header: words.share,
          align: 'end',
          cell: ({ sums }) => formatPercent(shareOf(sums.commitment, total.commitment)),
        },
      ]}
    />
  );
}
