import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is planned to be drawn of a loan month by month, in versions. A loan without one keeps its even pace. */
export class DrawPlans1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'draw_plan',
      [
        c.primary(),
        c.id('application_id'),
        c.integer('version'),
        c.json('months'),
        c.cents('planned_cents'),
        c.text('reason', 4000, { isNullable: true }),
        c.id('user_id'),
        c.instant('planned_at'),
      ],
      [{ name: 'uq_draw_plan_version', columns: ['application_id', 'version'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('draw_plan');
  }
}
