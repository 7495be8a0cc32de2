import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each certification of a draw is kept with whose it is and from where it came. */
export class SignedDraws1765100000000 implements MigrationInterface {
  /** Not by addColumn, which on SQLite would make the whole table anew. */
  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      'signer_name varchar(420)',
      'signed_name varchar(420)',
      'signed_ip varchar(64)',
      'signed_user_agent varchar(400)',
    ];
    for (const column of columns) await runner.query(`ALTER TABLE draw_submission ADD COLUMN ${column} NULL`);
  }

  /** What was signed is never destroyed: it goes only with its table. */
  async down(): Promise<void> {}
}
