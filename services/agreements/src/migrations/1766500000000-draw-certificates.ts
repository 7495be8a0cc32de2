import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Draws as they were certified, each with its paper, made once. */
export class DrawCertificates1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'draw_certificate',
      [
        c.primary('submission_id'),
        c.id('draw_request_id'),
        c.id('application_id'),
        c.id('company_id'),
        c.integer('round'),
        c.longText('content'),
        c.text('content_hash', 64),
        c.id('user_id'),
        c.text('signer_name', 420),
        c.text('signature', 420),
        c.longText('drawing'),
        c.instant('signed_at'),
        c.text('ip', 64, empty),
        c.text('user_agent', 400, empty),
        c.longText('pdf'),
        c.text('pdf_hash', 64),
      ],
      [{ name: 'uq_draw_certificate_round', columns: ['draw_request_id', 'round'], unique: true }],
    );
  }

  /** What was signed is never destroyed: it goes only with its table. */
  async down(): Promise<void> {}
}
