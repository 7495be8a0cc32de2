import { addMonths } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import type { LoanPaper } from '../rules/draw-rules.record.js';

/** A loan that runs, with what the figures of all loans are computed from. Whole cents, percent a year, calendar dates. */
export interface BookLoan {
  readonly applicationId: string;
  readonly loanType: string;
  readonly companyId: string;
  /** Of all its properties; '' where they lie in several. */
  readonly state: string;
  readonly commitment: Cents;
  /** What was lent, before anything was paid back. */
  readonly funded: Cents;
  /** What the borrower owes of it. */
  readonly principal: Cents;
  /** Null for a loan from before rates were agreed. */
  readonly rate: number | null;
  readonly openedOn: CalendarDate;
  /** Null where no term was agreed. */
  readonly maturesOn: CalendarDate | null;
  /** Of statements whose day is past and that nobody paid. */
  readonly interestOverdue: Cents;
  readonly papers: Readonly<Partial<Record<LoanPaper, CalendarDate>>>;
  /** Of its oldest draw that is not decided. */
  readonly waitingSince: CalendarDate | null;
  readonly lastFundedOn: CalendarDate | null;
}

/** What may still be drawn of a loan. */
export const undrawnOf = ({ commitment, funded }: Pick<BookLoan, 'commitment' | 'funded'>): Cents =>
  Math.max(0, subtractCents(commitment, funded));

/** The day on which a loan ends: so many months after its first day; null where no term was agreed. */
export const maturityOf = (openedOn: CalendarDate, termMonths: number | null): CalendarDate | null =>
  termMonths === null ? null : addMonths(openedOn, termMonths);
