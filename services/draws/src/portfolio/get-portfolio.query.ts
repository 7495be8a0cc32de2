import { Injectable } from '@nestjs/common';
import { groupsOf, ladderOf, sumsOf, watchCauses, watchedOf, weightedRate } from '@groundwork/domain-draws';
import { addMonths } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { drawsAbility } from '../shared/index.js';
import { BookRepository } from './book.repository.js';
import { Book } from './book.service.js';
import type { PortfolioDto } from './portfolio.dto.js';

/** Borrowers that stand by themselves; the others are summed. */
const mostBorrowers = 15;
const shownMonths = 12;

/** What the lender has lent and still has to lend, in figures: ten statements at one moment, however many loans there are. */
@Injectable()
export class GetPortfolio {
  constructor(
    private readonly book: Book,
    private readonly repository: BookRepository,
    private readonly database: Database,
  ) {}

  async execute(actor: Actor): Promise<PortfolioDto> {
    allow(drawsAbility(actor), 'read', 'Portfolio');
    return this.database.atOneMoment(() => this.read());
  }

  private async read(): Promise<PortfolioDto> {
    const { day, loans } = await this.book.all();
    const months = Array.from({ length: shownMonths }, (_, at) =>
      addMonths(`${day.slice(0, 7)}-01`, at + 1 - shownMonths).slice(0, 7),
    );
    const names = new Map(loans.map(({ companyId, borrower }) => [companyId, borrower]));
    const borrowers = groupsOf(loans, ({ companyId }) => companyId);
    const largest = borrowers.slice(0, mostBorrowers);
    const shown = new Set(largest.map(({ key }) => key));
    const causes = loans.map((loan) => watchedOf(loan, day));
    return {
      day,
      total: sumsOf(loans),
      rateByCommitment: weightedRate(loans, ({ commitment }) => commitment),
      rateByPrincipal: weightedRate(loans, ({ principal }) => Math.max(0, principal)),
      types: groupsOf(loans, ({ loanType }) => loanType),
      states: groupsOf(loans, ({ state }) => state),
      borrowers: largest.map((group) => ({ ...group, name: names.get(group.key) ?? null })),
      otherBorrowers: sumsOf(loans.filter(({ companyId }) => !shown.has(companyId))),
      borrowerCount: borrowers.length,
      ladder: ladderOf(loans, day),
      watched: watchCauses.map((cause) => ({ cause, loans: causes.filter((own) => own.includes(cause)).length })),
      watchedLoans: causes.filter((own) => own.length > 0).length,
      months: await this.repository.months(months),
    };
  }
}
