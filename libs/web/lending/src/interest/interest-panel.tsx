import type { ReactNode } from 'react';
import { interestBasisLabels } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { loanInterest as words } from '@groundwork/domain-messages-screens';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { formatMonthDayYear, formatMonthYear } from '@groundwork/domain-time';
import { Alert, Card, Facts, Heading, MoneyText, Stack, Text } from '@groundwork/web-ui';
import { PaymentTable } from './payment-table.js';
import { StatementTable } from './statement-table.js';
import type { LoanInterestView, LoanPaymentView, StatementView } from './interest-view.js';

interface InterestPanelProps {
  interest: LoanInterestView;
  /** What can be done with the interest of the loan. */
  actions?: ReactNode;
  /** The statement on paper. */
  statementAction: (statement: StatementView) => ReactNode;
  paymentAction?: (payment: LoanPaymentView) => ReactNode;
  /** What follows the payments. */
  children?: ReactNode;
}

/** Interest of a loan: what is owed and accrues, what was stated, and what was paid. */
export function InterestPanel(props: InterestPanelProps) {
  const { interest, actions, statementAction, paymentAction, children } = props;
  const { closedOn, nextMonth, nextFrom, statements, payments } = interest;
  return (
    <Stack gap="6">
      {closedOn ? <Alert>{fill(words.closed, { day: formatMonthDayYear(closedOn) })}</Alert> : null}
      <ReserveAlert interest={interest} />
      <Figures interest={interest} />
      {actions}
      <Stack as="section" gap="3" aria-label={words.statements}>
        <Heading as="h2" size="section">
          {words.statements}
        </Heading>
        {nextMonth && nextFrom ? (
          <Text color="fg.muted">
            {fill(words.nextStatement, { month: formatMonthYear(nextMonth), day: formatMonthDayYear(nextFrom) })}
          </Text>
        ) : null}
        <StatementTable statements={statements} action={statementAction} />
      </Stack>
      <Stack as="section" gap="3" aria-label={words.payments}>
        <Heading as="h2" size="section">
          {words.payments}
        </Heading>
        <PaymentTable payments={payments} action={paymentAction} />
      </Stack>
      {children}
    </Stack>
  );
}

/** About a month of interest, thirty days of it. */
const monthOf = ({ perDiem }: LoanInterestView): number => perDiem * 30;

function ReserveAlert({ interest }: { interest: LoanInterestView }) {
  const { terms, reserve, closedOn } = interest;
  const month = monthOf(interest);
  if (closedOn || terms.payer !== 'reserve' || month === 0 || reserve.left >= month) return null;
  return (
    <Alert tone="warning">
      {fill(words.reserveRunsOut, { left: formatCents(reserve.left), month: formatCents(month) })}
    </Alert>
  );
}

function Figures({ interest }: { interest: LoanInterestView }) {
  const { terms, principal, perDiem, accrued, due, unapplied, reserve } = interest;
  const { rate, basis } = terms;
  return (
    <Card>
      <Facts
        minWidth={210}
        facts={[
          { label: 'Principal', value: <MoneyText cents={principal} bold /> },
          {
            label: 'Rate',
            value:
              rate === null
                ? words.noRate
                : fill(words.rateIs, { rate: formatPercent(rate), basis: interestBasisLabels[basis] }),
          },
          { label: 'Interest of a day', value: <MoneyText cents={perDiem} /> },
          { label: 'Accrued since the last statement', value: <MoneyText cents={accrued} /> },
          { label: 'Due from the borrower', value: <MoneyText cents={due} bold /> },
          { label: 'Paid and not applied', value: <MoneyText cents={unapplied} /> },
          { label: 'Left in the interest reserve', value: <MoneyText cents={reserve.left} /> },
        ]}
      />
    </Card>
  );
}
