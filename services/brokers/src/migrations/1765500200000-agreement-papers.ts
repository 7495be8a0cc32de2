import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The signed PDF of each accepted agreement, made once. */
export class AgreementPapers1765500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'broker_agreement_paper', [
      { ...c.id('agreement_id'), isPrimary: true },
      c.longText('pdf'),
      c.text('pdf_hash', 64),
      c.instant('made_at'),
    ]);
  }

  /** What was signed is never destroyed: it goes only with its table. */
  async down(): Promise<void> {}
}
