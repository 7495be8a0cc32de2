import { fill } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { Box, Text } from '@groundwork/web-ui';
import type { DrawRequest } from '../../data/api.js';

type Payment = DrawRequest['fundings'][number];

/** What a payment says to the borrower; of one that was cancelled, nothing: what it would have paid waits. */
function sentenceOf({ stage, amount: cents, scheduledFor, fundedOn, reversedOn, reason }: Payment): string | undefined {
  const amount = formatCents(cents);
  if (stage === 'scheduled')
    return fill(drawSheet.paymentScheduled, { amount, date: formatMonthDayYear(scheduledFor) });
  if (stage === 'funded' && fundedOn)
    return fill(drawSheet.paymentFunded, { amount, date: formatMonthDayYear(fundedOn) });
  if (stage === 'reversed' && reversedOn)
    return fill(drawSheet.paymentReversed, { amount, date: formatMonthDayYear(reversedOn), reason: reason ?? '' });
  return undefined;
}

/** When what was approved of a draw is paid, and what was kept back of it. */
export function DrawPayments({ draw: { fundingState, fundings } }: { draw: DrawRequest }) {
  if (fundingState === 'none') return null;
  return (
    <Box mt="3">
      {fundings.map((payment) => {
        const sentence = sentenceOf(payment);
        return sentence ? (
          <Box key={payment.id} mb="1">
            <Text>{sentence}</Text>
            <KeptBack payment={payment} />
          </Box>
        ) : null;
      })}
      {fundingState === 'pending' ? <Text color="fg.muted">{drawSheet.waitsForPayment}</Text> : null}
    </Box>
  );
}

function KeptBack({ payment: { stage, netAmount, feesNetted, reserveNetted } }: { payment: Payment }) {
  if (stage !== 'funded' || feesNetted + reserveNetted === 0) return null;
  const amounts = { net: formatCents(netAmount), fees: formatCents(feesNetted), reserve: formatCents(reserveNetted) };
  return <Text textStyle="small">{fill(drawSheet.paymentKeptBack, amounts)}</Text>;
}
