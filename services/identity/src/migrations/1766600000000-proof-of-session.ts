import { columnsFor } from '@groundwork/server-data';
import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session says when its user last proved again who it is. */
export class ProofOfSession1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const provedAt = columnsFor(runner).instant('proved_at', { isNullable: true });
    await runner.addColumn('session', new TableColumn(provedAt));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('session', 'proved_at');
  }
}
