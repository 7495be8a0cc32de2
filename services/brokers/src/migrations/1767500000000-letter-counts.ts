import { createLetterTable } from '@groundwork/server-links';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters with links are counted by address and person. */
export class LetterCounts1767500000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createLetterTable(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('letter_count');
  }
}
