import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { loanInterest, screens } from '@groundwork/domain-messages-screens';
import { formatMonthYear } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { InterestPanel, PaperButton, statementPaperLabel } from '@groundwork/web-lending/interest';
import type { LoanPaymentView } from '@groundwork/web-lending/interest';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Button, HStack } from '@groundwork/web-ui';
import type { Loan, LoanInterest } from '../../../data/api.js';
import { useLoanInterest, useMakeStatement, usePrintStatement } from '../../../data/loan-interest.js';
import { InterestTermsDialog } from './interest-terms-dialog.js';
import { PaymentDialog } from './payment-dialog.js';
import { ReversePaymentDialog } from './reverse-payment-dialog.js';
import { TermsHistory } from './terms-history.js';

type Open = 'terms' | 'payment' | LoanPaymentView | undefined;

/** Interest of a loan as the lender reads it, with what an administrator does about it. */
export function InterestTab({ loan: { applicationId } }: { loan: Loan }) {
  return (
    <QueryState query={useLoanInterest(applicationId)} failed={loanInterest.notLoaded}>
      {(interest) => <Desk interest={interest} />}
    </QueryState>
  );
}

function Desk({ interest }: { interest: LoanInterest }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { applicationId, closedOn, changes } = interest;
  return (
    <>
      <InterestPanel
        interest={interest}
        actions={closedOn ? null : <Actions interest={interest} onOpen={setOpen} />}
        statementAction={({ month }) => <StatementPaper applicationId={applicationId} month={month} />}
        paymentAction={(payment) =>
          payment.stage === 'recorded' && (!closedOn || payment.kind === 'payoff') ? (
            <ReverseButton payment={payment} onOpen={setOpen} />
          ) : null
        }
      >
        <TermsHistory changes={changes} />
      </InterestPanel>
      {open === 'terms' ? <InterestTermsDialog interest={interest} onClose={close} /> : null}
      {open === 'payment' ? <PaymentDialog interest={interest} onClose={close} /> : null}
      {typeof open === 'object' ? <ReversePaymentDialog payment={open} onClose={close} /> : null}
    </>
  );
}

function Actions({ interest, onOpen }: { interest: LoanInterest; onOpen: (open: Open) => void }) {
  const { applicationId, nextMonth, nextFrom, asOf } = interest;
  const make = useMakeStatement(applicationId);
  const notify = useNotify();
  const state = async (month: string) => {
    try {
      await make.mutateAsync(month);
      notify.success(words.statementDone);
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button onClick={() => onOpen('payment')}>{words.record}</Button>
      {nextMonth && nextFrom && nextFrom <= asOf ? (
        <Button
          variant="outline"
          onClick={() => void state(nextMonth)}
          loading={make.isPending}
          loadingText={screens.submitting}
        >
          {fill(words.makeStatement, { month: formatMonthYear(nextMonth) })}
        </Button>
      ) : null}
      <Button variant="outline" onClick={() => onOpen('terms')}>
        {words.terms}
      </Button>
    </HStack>
  );
}

const ReverseButton = ({ payment, onOpen }: { payment: LoanPaymentView; onOpen: (open: Open) => void }) => (
  <Button
    size="sm"
    variant="outline"
    aria-label={fill(words.reverseOf, { reference: payment.reference })}
    onClick={() => onOpen(payment)}
  >
    {words.reverse}
  </Button>
);

function StatementPaper({ applicationId, month }: { applicationId: string; month: string }) {
  return (
    <PaperButton
      label={loanInterest.statementPdf}
      name={statementPaperLabel(month)}
      print={usePrintStatement(applicationId, month)}
    />
  );
}
