import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules that run by themselves: their figures in versions, what they found, what was overridden, and what they look at of a loan. */
export class DrawRules1765210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createRules(runner);
    await this.createFacts(runner);
  }

  private async createRules(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'draw_rules',
      [c.primary(), c.integer('version'), c.json('rules'), c.id('edited_by'), c.instant('edited_at')],
      [{ name: 'uq_draw_rules_version', columns: ['version'], unique: true }],
    );
    await createTable(
      runner,
      'draw_rule_run',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.integer('round'),
        c.text('cause', 20),
        c.integer('rules_version'),
        c.json('findings'),
        c.instant('ran_at'),
      ],
      [{ name: 'ix_draw_rule_run_draw', columns: ['draw_request_id', 'id'] }],
    );
    await createTable(
      runner,
      'draw_rule_override',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.integer('round'),
        c.text('rule', 40),
        c.text('sentence', 2000),
        c.text('reason', 4000),
        c.id('user_id'),
        c.instant('overridden_at'),
      ],
      [{ name: 'ix_draw_rule_override_draw', columns: ['draw_request_id', 'round'] }],
    );
  }

  private async createFacts(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'loan_sources', [c.primary('application_id'), c.json('sources')]);
    await createTable(
      runner,
      'loan_paper',
      [
        c.primary(),
        c.id('application_id'),
        c.text('paper', 40),
        c.date('expires_on'),
        c.id('user_id', { isNullable: true }),
        c.instant('written_at'),
      ],
      [{ name: 'ix_loan_paper_application', columns: ['application_id', 'id'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['loan_paper', 'loan_sources', 'draw_rule_override', 'draw_rule_run', 'draw_rules'])
      await runner.dropTable(table);
  }
}
