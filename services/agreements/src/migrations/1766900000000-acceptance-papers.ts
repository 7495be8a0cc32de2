import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Term sheets and e-sign terms that were accepted, each with its paper, made once. Those of before have none. */
export class AcceptancePapers1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'acceptance_paper', [
      c.primary('acceptance_id'),
      c.longText('pdf'),
      c.text('pdf_hash', 64),
      c.instant('made_at'),
    ]);
  }

  /** What was signed is never destroyed: it goes only with its table. */
  async down(): Promise<void> {}
}
