import { Injectable } from '@nestjs/common';
import { watchLabels } from '@groundwork/domain-draws';
import { formatCents } from '@groundwork/domain-money';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { csv } from '@groundwork/server-paper';
import type { CsvColumn } from '@groundwork/server-paper';
import { drawsAbility } from '../shared/index.js';
import { Book, bookLoanView } from './book.service.js';
import type { BookFilterDto, BookLoanDto } from './portfolio.dto.js';

const dollars = (cents: number): string => formatCents(cents, { symbol: '' }).replaceAll(',', '');

const columns: readonly CsvColumn<BookLoanDto>[] = [
  ['Project number', (loan) => loan.projectNumber],
  ['Project', (loan) => loan.name],
  ['Borrower', (loan) => loan.borrower],
  ['Loan type', (loan) => loan.loanType],
  ['State', (loan) => loan.state],
  ['Commitment (USD)', (loan) => dollars(loan.commitment)],
  ['Funded (USD)', (loan) => dollars(loan.funded)],
  ['Undrawn (USD)', (loan) => dollars(loan.undrawn)],
  ['Principal (USD)', (loan) => dollars(loan.principal)],
  ['Rate (percent a year)', (loan) => loan.rate],
  ['Opened on', (loan) => loan.openedOn],
  ['Matures on', (loan) => loan.maturesOn],
  ['Interest overdue (USD)', (loan) => dollars(loan.interestOverdue)],
  ['Watched for', (loan) => loan.watched.map((cause) => watchLabels[cause]).join('; ')],
];

/** The loans behind a figure as RFC 4180, a loan a row. */
@Injectable()
export class ExportBook {
  constructor(private readonly book: Book) {}

  async execute(actor: Actor, filter: BookFilterDto): Promise<Buffer> {
    allow(drawsAbility(actor), 'read', 'Portfolio');
    const { day, loans } = await this.book.found(filter);
    const rows = loans.map((loan) => bookLoanView(loan, day));
    return Buffer.from(csv(columns, rows), 'utf8');
  }
}
