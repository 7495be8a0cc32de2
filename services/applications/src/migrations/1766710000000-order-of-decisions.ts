import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const name = 'ix_decision_decided';

/** The report of decisions reads them by their day. */
export class OrderOfDecisions1766710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('loan_decision', new TableIndex({ name, columnNames: ['decided_at', 'id'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('loan_decision', name);
  }
}
