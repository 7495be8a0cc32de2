import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lender writes about a draw. */
export class DrawNotes1765520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'draw_note',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.text('audience', 20),
        c.text('note', 4000),
        c.id('written_by'),
        c.instant('written_at'),
      ],
      [{ name: 'ix_draw_note_draw', columns: ['draw_request_id', 'id'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('draw_note');
  }
}
