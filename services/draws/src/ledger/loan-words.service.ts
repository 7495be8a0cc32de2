import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { searchWords } from '@groundwork/domain-applications';
import { MINUTE } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LedgerEntity } from './ledger.entity.js';
import { LedgerWordEntity } from './ledger-word.entity.js';

type Named = Pick<LedgerEntity, 'applicationId' | 'projectNumber' | 'name'>;

const atOnce = 200;
/** Until a deployment that replaces the version before has long gone through. */
const looks = 6;
const everyMs = 10 * MINUTE;

/**
 * Keeps the words that loans are found by. The version before opens loans without, and works on tables that have room for them until its
 * last process is replaced: those loans are given theirs after the start, and for an hour.
 */
@Injectable()
export class LoanWords implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looked = 0;
  private readonly log = new Logger(LoanWords.name);

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    // Not while it starts: tables may have to be made first.
    this.timer = setTimeout(() => this.look(), MINUTE).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  async write(manager: EntityManager, loans: readonly Named[]): Promise<void> {
    const rows = loans.flatMap(({ applicationId, projectNumber, name }) =>
      searchWords(projectNumber, name).map((word) => ({ applicationId, word })),
    );
    // Another process may be at the same.
    if (rows.length > 0)
      await manager.createQueryBuilder().insert().into(LedgerWordEntity).values(rows).orIgnore().execute();
  }

  /** Gives words to all loans that have none. Gives how many loans it found without. */
  async learn(): Promise<number> {
    let found = 0;
    for (let last = ''; ;) {
      const loans = await this.database.rows<Named>(
        `SELECT application_id AS applicationId, project_number AS projectNumber, name FROM ledger WHERE application_id > ?
         AND NOT EXISTS (SELECT 1 FROM ledger_word WHERE ledger_word.application_id = ledger.application_id)
         ORDER BY application_id LIMIT ${atOnce}`,
        [last],
      );
      const end = loans.at(-1);
      if (!end) return found;
      await this.database.transaction((manager) => this.write(manager, loans));
      found += loans.length;
      last = end.applicationId;
    }
  }

  private look(): void {
    void this.learn().catch((error: unknown) => this.log.error(error));
    this.looked += 1;
    if (this.looked < looks) this.timer = setTimeout(() => this.look(), everyMs).unref();
  }
}
