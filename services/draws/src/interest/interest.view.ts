import { nextStatementPeriod, perDiem, principalBefore, rateOn } from '@groundwork/domain-draws';
import { addDays } from '@groundwork/domain-time';
import type { LedgerEntity } from '../ledger/index.js';
import type { InterestStatementDto, InterestTermsChangeDto, LoanInterestDto, LoanPaymentDto } from './interest.dto.js';
import type { InterestTermsEntity } from './interest-terms.entity.js';
import type { StatementSummary } from './interest.repository.js';
import { accruedSince, dueOf } from './loan-interest.service.js';
import type { InterestFacts } from './loan-interest.service.js';
import type { LoanPaymentEntity } from './loan-payment.entity.js';

export const statementView = (row: StatementSummary, paid: number): InterestStatementDto => ({
  id: row.id,
  month: row.month,
  periodFrom: row.periodFrom,
  periodTo: row.periodTo,
  openingPrincipal: row.openingCents,
  closingPrincipal: row.closingCents,
  interest: row.interestCents,
  adjustment: row.adjustmentCents,
  paidFromReserve: row.keptCents,
  paidFromBudget: row.drawnCents,
  due: row.dueCents,
  paid,
  dueOn: row.dueOn,
  madeAt: row.madeAt.toISOString(),
});

/** A borrower reads no administrator's id. */
export const paymentView = (row: LoanPaymentEntity, isLender: boolean): LoanPaymentDto => ({
  id: row.id,
  kind: row.kind,
  stage: row.stage,
  receivedOn: row.receivedOn,
  reference: row.reference,
  amount: row.amountCents,
  reason: row.reason,
  reversedOn: row.reversedOn,
  recordedAt: row.recordedAt.toISOString(),
  recordedBy: isLender ? row.recordedBy : null,
  reversedBy: isLender ? row.reversedBy : null,
  version: row.version,
});

const changeView = (row: InterestTermsEntity, isLender: boolean): InterestTermsChangeDto => ({
  version: row.version,
  basis: row.basis,
  rate: row.rate,
  firstDay: row.firstDay,
  effectiveOn: row.effectiveOn,
  payer: row.payer,
  reason: row.reason,
  changedAt: row.happenedAt.toISOString(),
  changedBy: isLender ? row.userId : null,
});

interface Shown {
  readonly ledger: LedgerEntity;
  readonly facts: InterestFacts;
  readonly linesLeft: number;
  readonly payments: readonly LoanPaymentEntity[];
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly isLender: boolean;
}

export function loanInterestView({ ledger, facts, linesLeft, payments, day, isLender }: Shown): LoanInterestDto {
  const { terms, rates, moves, statements, settled, sums } = facts;
  const principal = principalBefore(moves, addDays(day, 1));
  const [first] = rates;
  const isOpen = ledger.closedOn === null;
  const next = first && isOpen ? nextStatementPeriod(first.from, statements.at(-1)?.periodTo) : undefined;
  const unused = sums.reserve - sums.reserve_used;
  return {
    applicationId: ledger.applicationId,
    asOf: day,
    closedOn: ledger.closedOn,
    terms,
    principal,
    perDiem: perDiem(principal, rateOn(rates, day)),
    accrued: isOpen ? accruedSince(facts, day) : 0,
    due: isOpen ? dueOf(facts) : 0,
    unapplied: isOpen ? settled.unapplied : 0,
    reserve: {
      agreed: ledger.terms?.interestReserve ?? 0,
      paidIn: sums.reserve,
      used: sums.reserve_used,
      linesLeft,
      left: unused + linesLeft,
    },
    nextMonth: next?.month ?? null,
    nextFrom: next?.to ?? null,
    statements: statements.map((row, at) => statementView(row, settled.paid[at] ?? 0)).reverse(),
    payments: payments.map((row) => paymentView(row, isLender)),
    changes: facts.changes.map((row) => changeView(row, isLender)).reverse(),
  };
}
