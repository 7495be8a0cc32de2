import { columnsFor, createTable, newId } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contentHash } from '../shared/index.js';
import { firstWaivers } from './first-texts/waivers.js';

/** Both engines read an instant in this writing as UTC. */
const madeAt = '2025-12-12 00:00:00.000';

/** The texts of lien waivers in versions, and waivers as they were signed. */
export class Waivers1765510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'waiver_master',
      [
        c.primary(),
        c.text('kind', 40),
        c.text('state', 40),
        c.integer('version'),
        c.longText('content'),
        c.text('content_hash', 64),
        c.id('last_edited_by', empty),
        c.instant('created_at'),
      ],
      [{ name: 'uq_waiver_master_version', columns: ['kind', 'state', 'version'], unique: true }],
    );
    await createTable(
      runner,
      'waiver_signature',
      [
        c.primary(),
        c.id('application_id'),
        c.id('company_id'),
        c.text('type', 40),
        c.integer('version'),
        c.longText('content'),
        c.text('content_hash', 64),
        c.text('master_hash', 64),
        c.text('claimant', 400),
        c.text('signer_name', 420),
        c.text('email', 320),
        c.text('signature', 420),
        c.longText('drawing', empty),
        c.text('drawing_hash', 64, empty),
        c.instant('signed_at'),
        c.text('ip', 64, empty),
        c.text('user_agent', 400, empty),
      ],
      [{ name: 'ix_waiver_signature_application', columns: ['application_id', 'id'] }],
    );
    for (const [kind, content] of Object.entries(firstWaivers))
      await runner.query(
        'INSERT INTO waiver_master (id, kind, state, version, content, content_hash, last_edited_by, created_at) VALUES (?, ?, ?, 1, ?, ?, NULL, ?)',
        [newId(), kind, '', content, contentHash(content), madeAt],
      );
  }

  /** Evidence is never destroyed: texts that somebody may have signed go only with their tables. */
  async down(): Promise<void> {}
}
