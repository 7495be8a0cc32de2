import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads that come in parts. */
export class ResumableUploads1764400001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'resumable_upload',
      [
        c.primary(),
        c.id('user_id'),
        c.text('parent_type', 20),
        c.json('fields'),
        c.longText('file_name'),
        c.cents('size_bytes'),
        c.instant('touched_at'),
        c.id('file_upload_id', { isNullable: true }),
      ],
      [
        { name: 'ix_resumable_user', columns: ['user_id', 'file_upload_id'] },
        { name: 'ix_resumable_touched', columns: ['touched_at'] },
      ],
    );
    await createTable(
      runner,
      'resumable_part',
      [c.primary(), c.id('upload_id'), c.cents('begins_at'), c.cents('size_bytes')],
      [{ name: 'uq_resumable_part', columns: ['upload_id', 'begins_at'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('resumable_part');
    await runner.dropTable('resumable_upload');
  }
}
