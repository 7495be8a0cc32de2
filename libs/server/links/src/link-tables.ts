import { columnsFor, createTable } from '@groundwork/server-data';
import type { QueryRunner } from 'typeorm';

/** The tables of the links of a service, for the migration that makes them. */
export async function createLinkTables(runner: QueryRunner): Promise<void> {
  const c = columnsFor(runner);
  await createTable(
    runner,
    'access_link',
    [
      c.primary(),
      c.text('purpose', 20),
      c.id('subject_id'),
      c.text('email', 320),
      c.text('token_hash', 64),
      c.id('sent_by'),
      c.instant('sent_at'),
      c.instant('expires_at'),
      c.integer('uploads'),
      c.instant('closed_at', { isNullable: true }),
    ],
    [
      { name: 'uq_access_link_token', columns: ['token_hash'], unique: true },
      { name: 'ix_access_link_subject', columns: ['purpose', 'subject_id'] },
      { name: 'ix_access_link_email', columns: ['email', 'sent_at'] },
    ],
  );
  await createTable(runner, 'link_failure', [
    { name: 'id', type: 'varchar', length: '64', isPrimary: true },
    c.integer('failures'),
    c.instant('window_from'),
  ]);
}

/** The counts of letters by address and person, for the migration that makes them. */
export async function createLetterTable(runner: QueryRunner): Promise<void> {
  const c = columnsFor(runner);
  await createTable(runner, 'letter_count', [
    { name: 'id', type: 'varchar', length: '64', isPrimary: true },
    c.integer('letters'),
    c.instant('window_from'),
  ]);
}
