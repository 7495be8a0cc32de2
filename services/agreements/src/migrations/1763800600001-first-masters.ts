import { newId } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contentHash } from '../shared/index.js';
import { firstEsignTerms } from './first-texts/esign.js';
import { firstIcca } from './first-texts/icca.js';
import { firstTermSheets } from './first-texts/term-sheets.js';

/** Both engines read an instant in this writing as UTC. */
const madeAt = '2025-11-01 00:00:00.000';
const tenThousandths = (percent: number): number => Math.round(percent * 10_000);

/**
 * The first version of every master: without them nobody could register, agree to a term sheet or submit a referral. An
 * administrator replaces them by versions of the house.
 */
export class FirstMasters1763800600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'INSERT INTO esign_master (id, version, content, content_hash, last_edited_by, created_at) VALUES (?, 1, ?, ?, NULL, ?)',
      [newId(), firstEsignTerms, contentHash(firstEsignTerms), madeAt],
    );
    for (const [type, content] of Object.entries(firstTermSheets))
      await runner.query(
        'INSERT INTO term_sheet (id, type, version, content, content_hash, user_id, created_at) VALUES (?, ?, 1, ?, ?, NULL, ?)',
        [newId(), type, content, contentHash(content), madeAt],
      );
    await runner.query(
      'INSERT INTO icca_master (id, version, version_key, edition, content, content_hash, initial_loan_rate, additional_loan_rate, last_edited_by, created_at) VALUES (?, ?, ?, 1, ?, ?, ?, ?, NULL, ?)',
      [
        newId(),
        firstIcca.version,
        firstIcca.version,
        firstIcca.content,
        contentHash(firstIcca.content),
        tenThousandths(firstIcca.initialLoanRate),
        tenThousandths(firstIcca.additionalLoanRate),
        madeAt,
      ],
    );
  }

  /** Evidence is never destroyed: texts that somebody may have accepted go only with their tables. */
  async down(): Promise<void> {}
}
