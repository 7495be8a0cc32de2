import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ExportWholeBook } from './export-whole-book.query.js';
import { ExportBook } from './export-book.query.js';
import { GetPortfolio } from './get-portfolio.query.js';
import { ListBook } from './list-book.query.js';
import { BookFilterDto, BookPageDto, ListBookDto, PortfolioDto } from './portfolio.dto.js';

/** All loans of the lender together. */
@ApiTags('portfolio')
@For('admin', 'super')
@Controller('portfolio')
export class PortfolioController {
  constructor(
    private readonly get: GetPortfolio,
    private readonly list: ListBook,
    private readonly exports: ExportBook,
    private readonly wholeBook: ExportWholeBook,
  ) {}

  @Get()
  @ApiOkResponse({ type: PortfolioDto })
  getPortfolio(@CurrentActor() actor: Actor): Promise<PortfolioDto> {
    return this.get.execute(actor);
  }

  @Get('loans')
  @ApiOkResponse({ type: BookPageDto })
  listBook(@CurrentActor() actor: Actor, @Query() search: ListBookDto): Promise<BookPageDto> {
    return this.list.execute(actor, search);
  }

  @Get('loans.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportBook(@CurrentActor() actor: Actor, @Query() filter: BookFilterDto): Promise<StreamableFile> {
    const file = await this.exports.execute(actor, filter);
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="portfolio.csv"',
      length: file.length,
    });
  }

  /** Every loan with its budget, ledger, draws, payments, fees and interest, made while it is read. */
  @Get('book.zip')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  exportWholeBook(@CurrentActor() actor: Actor): StreamableFile {
    return new StreamableFile(this.wholeBook.execute(actor), {
      type: 'application/zip',
      disposition: 'attachment; filename="book.zip"',
    });
  }
}
