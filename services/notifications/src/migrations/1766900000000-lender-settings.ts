import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the lender shows itself, its logos, and the words of its letters, in versions. */
export class LenderSettings1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'lender_version',
      [
        c.primary(),
        c.integer('version'),
        c.text('name', 60),
        c.text('logo_alt', 120),
        c.text('accent_light', 7),
        c.text('accent_dark', 7),
        c.text('logo_id', 64, { isNullable: true }),
        c.id('edited_by'),
        c.instant('edited_at'),
      ],
      [{ name: 'uq_lender_version', columns: ['version'], unique: true }],
    );
    await createTable(runner, 'lender_logo', [{ ...c.text('id', 64), isPrimary: true }, c.longText('content')]);
    await createTable(
      runner,
      'letter_version',
      [
        c.primary(),
        c.text('name', 60),
        c.integer('version'),
        c.json('words', { isNullable: true }),
        c.id('edited_by'),
        c.instant('edited_at'),
      ],
      [{ name: 'uq_letter_version', columns: ['name', 'version'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['letter_version', 'lender_logo', 'lender_version']) await runner.dropTable(table);
  }
}
