import { columnsFor, createTable } from '@groundwork/server-data';
import { createLinkTables } from '@groundwork/server-links';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const empty = { isNullable: true } as const;

/** Owners who were asked to sign the S-1 by a link, what they signed, and the links. */
export class S1ByLink1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      's1_request',
      [
        { ...c.id('person_id'), isPrimary: true },
        c.id('company_id'),
        c.text('signer_name', 420),
        c.text('email', 320),
        c.id('sent_by'),
        c.instant('sent_at'),
        c.instant('expires_at'),
        c.instant('opened_at', empty),
        c.instant('signed_at', empty),
        c.instant('revoked_at', empty),
        c.id('signature_id', empty),
      ],
      [{ name: 'ix_s1_request_company', columns: ['company_id'] }],
    );
    await createTable(
      runner,
      's1_signature',
      [
        c.primary(),
        c.id('company_id'),
        c.id('person_id'),
        c.longText('content'),
        c.text('content_hash', 64),
        c.text('signer_name', 420),
        c.text('email', 320),
        c.text('typed_name', 420),
        c.text('drawing_hash', 64, empty),
        c.instant('signed_at'),
        c.text('ip', 64, empty),
        c.text('user_agent', 400, empty),
        c.longText('pdf'),
        c.text('pdf_hash', 64),
      ],
      [{ name: 'ix_s1_signature_person', columns: ['person_id'] }],
    );
    await createLinkTables(runner);
  }

  /** What somebody signed is never destroyed but with its tables. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['link_failure', 'access_link', 's1_signature', 's1_request']) await runner.dropTable(table);
  }
}
