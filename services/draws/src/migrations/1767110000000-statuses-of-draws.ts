import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many draws have a status is counted along an index. */
export class StatusesOfDraws1767110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_draw_request_statuses ON draw_request (stage, status_id)');
    await runner.query('CREATE INDEX ix_draw_request_of_company ON draw_request (company_id, stage, status_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ix_draw_request_of_company', 'ix_draw_request_statuses'])
      await runner.dropIndex('draw_request', name);
  }
}
