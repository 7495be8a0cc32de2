import { drawStatus, payableOf } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { addCents, formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { MoneyText } from '@groundwork/web-ui';
import { MovedMeanwhile } from '../../components/moved-meanwhile.js';
import type { Moved } from '../../components/use-moved.js';
import type { DrawRequest, PendingFunding } from '../../data/api.js';
import { usePersonName } from '../../data/people.js';
import { placeLabels } from './places.js';

/** What of a draw is approved and waits for a day to be paid on, as the list of what waits has it. */
export function waitingOf({ version, lineItems }: DrawRequest): Pick<PendingFunding, 'version' | 'amount' | 'lines'> {
  const payable = lineItems
    .filter(({ statusId, fundingId }) => statusId === drawStatus.approved && fundingId === null)
    .map(({ approvedAmount, retainageWithheld }) => payableOf(approvedAmount, retainageWithheld))
    .filter((amount) => amount > 0);
  return { version, amount: addCents(payable), lines: payable.length };
}

interface DrawMovedProps {
  moved: Moved<PendingFunding, DrawRequest>;
  standing: DrawRequest;
}

/** A draw that somebody else decided on, or planned the payment of, meanwhile. What waits of it can be planned still. */
export function DrawMoved({ moved, standing }: DrawMovedProps) {
  const { amount, lines } = waitingOf(standing);
  const last = standing.fundings.findLast(({ stage }) => stage === 'scheduled' || stage === 'funded');
  const name = usePersonName(last?.fundedBy ?? last?.scheduledBy, words.somebody);
  const waiting = { label: 'Waits for its payment', value: <MoneyText cents={amount} /> };
  if (lines > 0)
    return (
      <MovedMeanwhile
        said={fill(words.decided, { amount: formatCents(amount), lines })}
        facts={[waiting, { label: 'Approved Lines', value: lines }]}
        onGoOn={moved.goOn}
      />
    );
  if (!last) return <MovedMeanwhile said={words.nothingWaits} facts={[waiting]} />;
  const { stage, scheduledFor, fundedOn, netAmount, reference } = last;
  const said = { name, day: formatMonthDayYear(fundedOn ?? scheduledFor), amount: formatCents(netAmount) };
  return (
    <MovedMeanwhile
      said={
        stage === 'funded' ? fill(words.funded, { ...said, reference: reference ?? '—' }) : fill(words.scheduled, said)
      }
      facts={[
        { label: 'Payment', value: placeLabels[stage] },
        { label: 'Amount', value: <MoneyText cents={last.amount} /> },
        { label: 'Paid out', value: <MoneyText cents={netAmount} /> },
      ]}
    />
  );
}
