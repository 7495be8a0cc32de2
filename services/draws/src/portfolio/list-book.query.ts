import { Injectable } from '@nestjs/common';
import { sumsOf } from '@groundwork/domain-draws';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { drawsAbility } from '../shared/index.js';
import { Book, bookLoanView } from './book.service.js';
import type { BookPageDto, ListBookDto } from './portfolio.dto.js';

const loansOfPage = 50;

/** The loans behind a figure, a page at a time. */
@Injectable()
export class ListBook {
  constructor(private readonly book: Book) {}

  async execute(actor: Actor, { from = 0, ...filter }: ListBookDto): Promise<BookPageDto> {
    allow(drawsAbility(actor), 'read', 'Portfolio');
    const { day, loans } = await this.book.found(filter);
    const next = from + loansOfPage;
    return {
      total: sumsOf(loans),
      items: loans.slice(from, next).map((loan) => bookLoanView(loan, day)),
      next: next < loans.length ? next : null,
    };
  }
}
