import { Card, Grid, MoneyText, Text } from '@groundwork/web-ui';
import type { ActiveTotals } from '../data/api.js';

/** Commitments, Funded and Available To Draw of all running loans. What is asked for already cannot be drawn again. */
export function PortfolioTotals({ totals: { total, fundedToDate, available, pending } }: { totals: ActiveTotals }) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }}>
      <Figure label="Commitments" cents={total} />
      <Figure label="Funded" cents={fundedToDate} />
      <Figure label="Available To Draw" cents={available} pending={pending} />
    </Grid>
  );
}

function Figure({ label, cents, pending = 0 }: { label: string; cents: number; pending?: number }) {
  return (
    <Card role="group" aria-label={label}>
      <Text textStyle="small">{label}</Text>
      <Text fontSize="2xl" mt="1">
        <MoneyText cents={cents} bold />
      </Text>
      {pending > 0 ? (
        <Text textStyle="small" mt="1">
          <MoneyText cents={pending} /> requested and not decided
        </Text>
      ) : null}
    </Card>
  );
}
