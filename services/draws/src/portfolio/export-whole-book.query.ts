import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { sumsOf } from '@groundwork/domain-draws';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { liftDeadline, ReaderGone, ReaderStopped, ZipStream } from '@groundwork/server-http';
import { csv, csvHead, csvRows } from '@groundwork/server-paper';
import type { CsvColumn } from '@groundwork/server-paper';
import { CLOCK } from '@groundwork/server-service';
import { drawsAbility } from '../shared/index.js';
import { BookRepository } from './book.repository.js';
import type { LoanOfAll } from './book.repository.js';
import { csvColumnsOf, dollars, selectOf, sheets } from './book-sheets.js';
import type { Sheet, SheetRow } from './book-sheets.js';
import { ExportPlaces } from './export-places.service.js';
import { loanColumns } from './loan-columns.js';

/** Rows of one statement: what is in memory of a table at once. */
const pageRows = 1_000;

const columns: readonly CsvColumn<LoanOfAll & { readonly undrawn: number }>[] = [
  ['Loan', (loan) => loan.applicationId],
  ...loanColumns,
  ['Paid off on', (loan) => loan.closedOn],
  ['Interest overdue (USD)', (loan) => dollars(loan.interestOverdue)],
];

/**
 * The whole book as tables in a zip: every loan, paid off or not, with all that was budgeted, asked for, paid and stated, as it stood at
 * one moment. It is made while it is read, a page of a table at a time; whoever leaves ends it, and who stops reading.
 */
@Injectable()
export class ExportWholeBook {
  private readonly log = new Logger(ExportWholeBook.name);

  constructor(
    private readonly repository: BookRepository,
    private readonly database: Database,
    private readonly places: ExportPlaces,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(actor: Actor): Readable {
    allow(drawsAbility(actor), 'read', 'Portfolio');
    const giveBack = this.places.take(actor.userId ?? '');
    const zip = new ZipStream(this.clock.now(), this.places.patienceMs);
    // It takes as long as its reader does.
    liftDeadline();
    void this.fill(zip).finally(giveBack);
    return zip.stream;
  }

  private async fill(zip: ZipStream): Promise<void> {
    try {
      await this.database.atOneMoment(async () => {
        const loans = await this.repository.everyLoan(today(this.clock));
        const rows = loans.map((loan) => ({ ...loan, undrawn: sumsOf([loan]).undrawn }));
        await zip.add('loans.csv', csv(columns, rows));
        for (const sheet of sheets) await this.write(zip, sheet);
      });
      zip.close();
    } catch (error) {
      if (error instanceof ReaderStopped) this.log.warn(error.message);
      else if (!(error instanceof ReaderGone)) this.log.error(error);
      zip.fail(error as Error);
    }
  }

  private async write(zip: ZipStream, sheet: Sheet): Promise<void> {
    const columns = csvColumnsOf(sheet);
    const entry = zip.entry(`${sheet.name}.csv`);
    await entry.write(csvHead(columns));
    let last: string | undefined = '';
    while (last !== undefined) {
      const rows: SheetRow[] = await this.database.lateRows<SheetRow>(
        `SELECT ${selectOf(sheet)} FROM ${sheet.from} WHERE own.id > ? ORDER BY own.id LIMIT ${pageRows}`,
        [last],
      );
      await entry.write(csvRows(columns, rows));
      last = rows.length === pageRows ? String(rows.at(-1)?.['sheetKey']) : undefined;
    }
    await entry.end();
  }
}
