import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files and the history of their review. */
export class CreateFileTables1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'file_upload',
      [
        c.primary(),
        c.text('parent_type', 20),
        c.id('parent_id'),
        c.text('file_type', 40),
        c.id('person_id', { isNullable: true }),
        c.text('user_file_name', 200),
        c.text('content_type', 120),
        c.cents('size_bytes'),
        c.text('sha256', 64),
        c.text('storage_key', 120),
        c.text('status', 20),
        c.text('comments', 4000, { isNullable: true }),
        c.id('company_id', { isNullable: true }),
        c.id('broker_id', { isNullable: true }),
        c.id('user_id', { isNullable: true }),
        c.id('uploaded_by'),
        c.instant('uploaded_at'),
        c.text('upload_key', 64, { isNullable: true }),
      ],
      [
        { name: 'ix_file_upload_parent', columns: ['parent_id', 'parent_type', 'file_type', 'id'] },
        { name: 'uq_file_upload_key', columns: ['upload_key'], unique: true },
      ],
    );
    await createTable(
      runner,
      'file_history',
      [
        c.primary(),
        c.id('file_upload_id'),
        c.text('from_status', 20, { isNullable: true }),
        c.text('to_status', 20),
        c.text('comments', 4000, { isNullable: true }),
        c.id('user_id'),
        c.instant('happened_at'),
      ],
      [{ name: 'ix_file_history_file', columns: ['file_upload_id', 'id'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('file_history');
    await runner.dropTable('file_upload');
  }
}
