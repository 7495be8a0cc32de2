import { fill } from '@groundwork/domain-messages';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { MoneyText } from '@groundwork/web-ui';
import { MovedMeanwhile } from '../../../components/moved-meanwhile.js';
import type { LoanPayment, LoanUnit } from '../../../data/api.js';
import { usePersonName } from '../../../data/people.js';

/** What a conflict about a loan's payments answers with. */
export interface StandingPayment {
  /** What somebody else recorded or reversed; null where nothing stands of it. */
  payment: LoanPayment | null;
  /** The unit, of a release. */
  unit?: LoanUnit;
  /** How many payments the loan has, where that is what was looked at. */
  payments?: number;
}

function sentenceOf({ payment, unit, payments }: StandingPayment): string {
  if (!payment) return words.changed;
  if (payment.stage === 'reversed') return unit ? words.heldAgain : words.reversed;
  if (payments !== undefined) return words.recorded;
  return payment.kind === 'payoff' ? words.paidOff : words.released;
}

interface PaymentMovedProps {
  standing: StandingPayment;
  /** Takes how it stands now, where that leaves something to be done. */
  onGoOn?: () => void;
}

/** What somebody else did with the payments of a loan meanwhile. */
export function PaymentMoved({ standing, onGoOn }: PaymentMovedProps) {
  const { payment, unit, payments } = standing;
  const isBack = payment?.stage === 'reversed';
  const name = usePersonName(isBack ? payment.reversedBy : payment?.recordedBy, words.somebody);
  const day = (isBack ? payment.reversedOn : payment?.receivedOn) ?? '';
  const isOpen = payments !== undefined || unit?.releasedOn === null;
  return (
    <MovedMeanwhile
      said={fill(sentenceOf(standing), {
        name,
        day: formatMonthDayYear(day),
        amount: formatCents(payment?.amount ?? 0),
        reference: payment?.reference ?? '—',
        reason: payment?.reason ?? '—',
      })}
      facts={
        payment
          ? [
              { label: 'Received on', value: formatMonthDayYear(payment.receivedOn) },
              { label: 'Amount', value: <MoneyText cents={payment.amount} /> },
              { label: 'Reference', value: payment.reference },
            ]
          : []
      }
      onGoOn={isOpen ? onGoOn : undefined}
    />
  );
}
