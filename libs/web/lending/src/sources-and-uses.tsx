import { balanceState, sourcesAndUses } from '@groundwork/domain-capital';
import type { CapitalFacts, Figure, FundsLine } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { figures as words } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import {
  Alert,
  Grid,
  MoneyText,
  Span,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeader,
  TableRow,
  Text,
} from '@groundwork/web-ui';

/** Who pays and what it pays for, beside each other, and what is left between them. */
export function SourcesAndUses({ facts }: { facts: CapitalFacts }) {
  const { sources, uses, totalSources, totalUses, balance } = sourcesAndUses(facts);
  return (
    <Stack gap="4">
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
      >
        <FundsTable title={words.sources} lines={sources} total={totalSources} />
        <FundsTable title={words.uses} lines={uses} total={totalUses} />
      </Grid>
      <Balance facts={facts} balance={balance} />
    </Stack>
  );
}

function FundsTable({ title, lines, total }: { title: string; lines: readonly FundsLine[]; total: Figure }) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader scope="col">{title}</TableHeader>
          <TableHeader scope="col" align="end">
            {words.amount}
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ label, amount }, index) => (
          <TableRow key={`${index} ${label}`}>
            <TableCell py="2" overflowWrap="anywhere">
              {label}
            </TableCell>
            <TableCell py="2" align="end">
              <Amount figure={amount} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        <TableRow>
          <TableHeader scope="row" fontSize="md" textTransform="none" letterSpacing="0" color="fg">
            {words.total}
          </TableHeader>
          <TableCell align="end">
            <Amount figure={total} bold />
          </TableCell>
        </TableRow>
      </TableFoot>
    </Table>
  );
}

function Amount({ figure, bold }: { figure: Figure; bold?: boolean }) {
  return figure.known ? (
    <MoneyText cents={figure.value} bold={bold} />
  ) : (
    <Span color="fg.muted">{words.notYetKnown}</Span>
  );
}

const sentences = {
  balanced: { tone: 'success', text: words.balanced },
  short: { tone: 'warning', text: words.short },
  over: { tone: 'warning', text: words.over },
  cashOut: { tone: 'info', text: words.cashOut },
} as const;

function Balance({ facts, balance }: { facts: CapitalFacts; balance: Figure }) {
  if (!balance.known)
    return (
      <Text role="status" color="fg.muted">
        {fill(words.balanceUnknown, { inputs: balance.missing.join(', ') })}
      </Text>
    );
  const { tone, text } = sentences[balanceState(facts, balance.value)];
  return <Alert tone={tone}>{fill(text, { amount: formatCents(Math.abs(balance.value)) })}</Alert>;
}
