import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices of adverse action with their letters. What was rejected before has none. */
export class AdverseNotices1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const later = { isNullable: true };
    await createTable(
      runner,
      'adverse_notice',
      [
        c.primary(),
        c.id('application_id'),
        c.integer('round'),
        c.integer('version'),
        c.text('status', 10),
        c.id('decided_by'),
        c.instant('decided_at'),
        c.date('completed_on', later),
        c.date('due_on'),
        c.json('reasons', later),
        c.text('other_reason', 200, later),
        c.text('creditor_address', 200, later),
        c.text('creditor_phone', 20, later),
        c.text('agency', 20, later),
        c.id('sent_by', later),
        c.instant('sent_at', later),
        c.text('content_hash', 64, later),
        c.text('paper_hash', 64, later),
        c.instant('closed_at', later),
        c.text('closed_why', 20, later),
      ],
      [
        { name: 'uq_adverse_notice_round', columns: ['application_id', 'round'], unique: true },
        { name: 'ix_adverse_notice_due', columns: ['status', 'due_on', 'id'] },
      ],
    );
    await createTable(runner, 'adverse_notice_paper', [
      c.primary('notice_id'),
      c.longText('content'),
      c.longText('pdf'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('adverse_notice_paper');
    await runner.dropTable('adverse_notice');
  }
}
