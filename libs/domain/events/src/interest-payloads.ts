import type { LoanFacts } from './loan-payloads.js';

/** Events of interest and of the end of a loan. Whole cents; days are YYYY-MM-DD. */
export interface InterestEventPayloads {
  /** The interest of a month (YYYY-MM) was stated: of it `due` is left for the borrower until the day `dueOn`. */
  'interest.stated': LoanFacts & {
    readonly statementId: string;
    readonly month: string;
    readonly interest: number;
    readonly due: number;
    readonly dueOn: string;
  };
  /** The release price of a unit was paid; the principal is `principal` then. */
  'loan.unit_released': LoanFacts & {
    readonly unit: string;
    readonly amount: number;
    readonly principal: number;
    readonly receivedOn: string;
  };
  /** What was owed of a loan came in. */
  'loan.paid_off': LoanFacts & { readonly amount: number; readonly paidOn: string; readonly recordedBy: string };
  /** A loan ended: nothing of it moves any more. */
  'loan.closed': LoanFacts & { readonly closedOn: string };
  /** The payoff of a loan came back: the loan runs on. */
  'loan.reopened': LoanFacts & {
    readonly amount: number;
    readonly reversedOn: string;
    readonly reason: string;
    readonly doneBy: string;
  };
}
