import type { InterestBasis, InterestPayer } from '@groundwork/domain-draws';

/** A statement of a month as the draws service answers it. Whole cents; days are YYYY-MM-DD. */
export interface StatementView {
  readonly id: string;
  readonly month: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly closingPrincipal: number;
  readonly interest: number;
  readonly adjustment: number;
  readonly paidFromReserve: number;
  readonly paidFromBudget: number;
  readonly due: number;
  readonly paid: number;
  readonly dueOn: string;
}

export interface LoanPaymentView {
  readonly id: string;
  readonly kind: 'interest' | 'release' | 'payoff';
  readonly stage: 'recorded' | 'reversed';
  readonly receivedOn: string;
  readonly reference: string;
  readonly amount: number;
  readonly reason: string | null;
  readonly reversedOn: string | null;
  readonly version: number;
}

export interface LoanInterestView {
  readonly asOf: string;
  readonly closedOn: string | null;
  readonly terms: {
    readonly basis: InterestBasis;
    readonly rate: number | null;
    readonly payer: InterestPayer;
  };
  readonly principal: number;
  readonly perDiem: number;
  readonly accrued: number;
  readonly due: number;
  readonly unapplied: number;
  readonly reserve: { readonly left: number };
  readonly nextMonth: string | null;
  readonly nextFrom: string | null;
  readonly statements: readonly StatementView[];
  readonly payments: readonly LoanPaymentView[];
}

export interface LoanUnitView {
  readonly id: string;
  readonly name: string;
  readonly releasePrice: number;
  readonly releasedOn: string | null;
  readonly version: number;
}

/** What pays a loan off on a day. Whole cents. */
export interface PayoffView {
  readonly day: string;
  readonly closedOn: string | null;
  readonly principal: number;
  readonly interestDue: number;
  readonly interestAccrued: number;
  readonly feesDue: number;
  readonly unapplied: number;
  readonly reserveLeft: number;
  readonly total: number;
  readonly perDiem: number;
  readonly units: readonly LoanUnitView[];
}
