import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { Card, Grid, MoneyText, Text } from '@groundwork/web-ui';
import type { LoanView } from './loan-view.js';

/** Where the money of a loan stands: commitment, funded, pending, left, what is held back, and the interest reserve. */
export function LoanMoney({ loan }: { loan: LoanView }) {
  return (
    <Grid gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      <Figure label="Commitment" cents={loan.total} />
      <Figure label="Funded" cents={loan.fundedToDate} />
      <Figure label="Pending" cents={loan.pending} />
      {loan.pendingFunding > 0 ? <Figure label="Approved, not paid yet" cents={loan.pendingFunding} /> : null}
      <Figure label="Available To Draw" cents={loan.available} />
      <Figure label="Retainage held" cents={loan.retainageHeld} />
      <Figure label="Interest reserve" cents={loan.interestReserve} note={reserveNote(loan)} />
    </Grid>
  );
}

/** What of the agreed reserve is paid in, and what is left of it. */
const reserveNote = ({ interestReserve, interestReservePaidIn, interestReserveLeft }: LoanView): string | undefined =>
  interestReserve
    ? fill(loanPage.reserveAgreed, {
        amount: formatCents(interestReservePaidIn),
        left: formatCents(interestReserveLeft),
      })
    : undefined;

function Figure({ label, cents, note }: { label: string; cents: number | null; note?: string | undefined }) {
  return (
    <Card role="group" aria-label={label} p={{ base: '3', sm: '4' }}>
      <Text textStyle="small">{label}</Text>
      <Text fontSize={{ base: 'md', sm: 'xl' }} mt="1">
        {cents === null ? '—' : <MoneyText cents={cents} bold />}
      </Text>
      {note ? <Text textStyle="small">{note}</Text> : null}
    </Card>
  );
}
