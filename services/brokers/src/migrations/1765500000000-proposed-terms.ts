import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a broker proposed beside the lender's own terms. Null where nothing else was proposed. */
export class ProposedTerms1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const flag = runner.connection.options.type === 'mysql' ? 'tinyint(1)' : 'boolean';
    // Not by TypeORM's own ways, which on SQLite would make the whole table anew.
    for (const column of [`proposed_initial_rate int`, `proposed_additional_rate int`, `proposed_standard_fee ${flag}`])
      await runner.query(`ALTER TABLE broker_agreement ADD COLUMN ${column} NULL`);
  }

  /** What was handed in is on record: it goes only with its table. */
  async down(): Promise<void> {}
}
