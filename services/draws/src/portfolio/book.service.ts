import { Inject, Injectable } from '@nestjs/common';
import { rungOf, sumsOf, watchedOf } from '@groundwork/domain-draws';
import { today } from '@groundwork/domain-time';
import type { CalendarDate, Clock } from '@groundwork/domain-time';
import { CLOCK } from '@groundwork/server-service';
import { BookRepository } from './book.repository.js';
import type { NamedLoan } from './book.repository.js';
import type { BookFilterDto, BookLoanDto } from './portfolio.dto.js';

/** The loans that run, as the portfolio shows them, and those of them that fit. */
@Injectable()
export class Book {
  constructor(
    private readonly repository: BookRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async all(): Promise<{ day: CalendarDate; loans: NamedLoan[] }> {
    const day = today(this.clock);
    return { day, loans: await this.repository.loans(day) };
  }

  /** The largest commitment first. */
  async found(filter: BookFilterDto): Promise<{ day: CalendarDate; loans: NamedLoan[] }> {
    const { day, loans } = await this.all();
    const fits = (loan: NamedLoan): boolean =>
      (filter.type === undefined || loan.loanType === filter.type) &&
      (filter.state === undefined || loan.state === filter.state) &&
      (filter.company === undefined || loan.companyId === filter.company) &&
      (filter.rung === undefined || rungOf(loan, day) === filter.rung) &&
      (filter.watch === undefined || isWatched(loan, filter.watch, day));
    const found = loans.filter(fits);
    found.sort((a, b) => b.commitment - a.commitment || (a.applicationId < b.applicationId ? -1 : 1));
    return { day, loans: found };
  }
}

function isWatched(loan: NamedLoan, watch: NonNullable<BookFilterDto['watch']>, day: CalendarDate): boolean {
  const causes = watchedOf(loan, day);
  return watch === 'any' ? causes.length > 0 : causes.includes(watch);
}

export const bookLoanView = (loan: NamedLoan, day: CalendarDate): BookLoanDto => {
  const { papers: _papers, waitingSince: _since, lastFundedOn: _last, ...shown } = loan;
  return { ...shown, ...sumsOf([loan]), watched: watchedOf(loan, day) };
};
