import { columnsFor, createTable, newId } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both engines read an instant in this writing as UTC. */
const madeAt = '2025-11-01 00:00:00.000';

const rental = { debtServiceCoverage: 1.2, amortizationYears: 30 };

/** What the first term sheets promise, by loan type. They promise no rate: that is the lender's to enter. */
const firstLimits: Readonly<Record<string, object>> = {
  construction: { loanToCost: 85, loanToCompletedValue: 70, contingency: 5 },
  renovation: { loanToPurchase: 85, loanToWorks: 100, loanToCompletedValue: 70 },
  land: { loanToCost: 60, loanToValue: 60 },
  model: { loanToCost: 90, loanToCompletedValue: 75 },
  acquisitionOrRefinance: { loanToPurchase: 80, loanToValue: 75, ...rental },
  buildToRent: { loanToCost: 80, loanToCompletedValue: 70, contingency: 5, ...rental },
  renovateToRent: { loanToPurchase: 80, loanToWorks: 100, loanToCompletedValue: 70, ...rental },
};

/** Limits by loan type, in versions, with the first of each; and what appraisers found properties to be worth. */
export class CreateCapital1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'loan_limits',
      [
        c.primary(),
        c.text('loan_type', 40),
        c.integer('version'),
        c.json('limits'),
        c.id('edited_by', { isNullable: true }),
        c.instant('edited_at'),
      ],
      [{ name: 'uq_loan_limits_version', columns: ['loan_type', 'version'], unique: true }],
    );
    await createTable(
      runner,
      'appraisal',
      [
        c.primary(),
        c.id('application_id'),
        c.id('property_id'),
        c.integer('version'),
        c.cents('as_is', { isNullable: true }),
        c.cents('as_completed', { isNullable: true }),
        c.text('appraiser', 200),
        c.date('appraised_on'),
        c.id('document_id', { isNullable: true }),
        c.id('recorded_by', { isNullable: true }),
        c.instant('recorded_at'),
      ],
      [
        { name: 'uq_appraisal_version', columns: ['property_id', 'version'], unique: true },
        { name: 'ix_appraisal_application', columns: ['application_id', 'version'] },
      ],
    );
    for (const [loanType, limits] of Object.entries(firstLimits))
      await runner.query(
        'INSERT INTO loan_limits (id, loan_type, version, limits, edited_by, edited_at) VALUES (?, ?, 1, ?, NULL, ?)',
        [newId(), loanType, JSON.stringify(limits), madeAt],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('appraisal');
    await runner.dropTable('loan_limits');
  }
}
