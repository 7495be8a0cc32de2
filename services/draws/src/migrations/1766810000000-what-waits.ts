import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits of all loans is found by its status. */
export class WhatWaits1766810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['waiver', 'budget_change'])
      await runner.query(`CREATE INDEX ix_${table}_status ON ${table} (status, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['waiver', 'budget_change']) await runner.dropIndex(table, `ix_${table}_status`);
  }
}
