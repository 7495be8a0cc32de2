import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The amount above which two administrators approve, and what one of them proposed. */
export class SecondApprovals1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'approval_limit',
      [
        c.primary(),
        c.integer('version'),
        c.cents('amount_cents', { isNullable: true }),
        c.id('edited_by'),
        c.instant('edited_at'),
      ],
      [{ name: 'uq_approval_limit_version', columns: ['version'], unique: true }],
    );
    await createTable(
      runner,
      'draw_proposal',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.integer('draw_version'),
        c.json('decision'),
        c.cents('approved_cents'),
        c.cents('limit_cents'),
        c.id('proposed_by'),
        c.instant('proposed_at'),
      ],
      [{ name: 'uq_draw_proposal_version', columns: ['draw_request_id', 'draw_version'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['draw_proposal', 'approval_limit']) await runner.dropTable(table);
  }
}
