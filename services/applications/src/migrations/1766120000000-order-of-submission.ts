import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const name = 'ix_application_submitted';
const replace = async (runner: QueryRunner, columnNames: string[]) => {
  await runner.dropIndex('application', name);
  await runner.createIndex('application', new TableIndex({ name, columnNames }));
};

/** The order of submission holds what the list is filtered by, as the other orders do: the longest waiting is found first. */
export class OrderOfSubmission1766120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const filters = ['stage', 'status', 'loan_type', 'credit_approver_id'];
    await replace(runner, ['submitted_at', 'id', ...filters, 'created_at', 'updated_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, ['submitted_at', 'id']);
  }
}
