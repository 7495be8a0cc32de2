import { Injectable } from '@nestjs/common';
import { watchLabels } from '@groundwork/domain-draws';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { csv } from '@groundwork/server-paper';
import type { CsvColumn } from '@groundwork/server-paper';
import { drawsAbility } from '../shared/index.js';
import { dollars } from './book-sheets.js';
import { Book, bookLoanView } from './book.service.js';
import { loanColumns } from './loan-columns.js';
import type { BookFilterDto, BookLoanDto } from './portfolio.dto.js';

const columns: readonly CsvColumn<BookLoanDto>[] = [
  ...loanColumns,
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
