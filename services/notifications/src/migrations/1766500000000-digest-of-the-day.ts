import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants the letter of the day, and the days that were looked at. */
export class DigestOfTheDay1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'digest_setting', [c.primary('user_id'), c.flag('is_on'), c.instant('changed_at')]);
    await createTable(
      runner,
      'digest_day',
      [c.primary('user_id'), { ...c.date('day'), isPrimary: true }, c.integer('matters'), c.instant('made_at')],
      [{ name: 'ix_digest_day_day', columns: ['day'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('digest_day');
    await runner.dropTable('digest_setting');
  }
}
