import { columnsFor, createTable, newId } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both engines read an instant in this writing as UTC. */
const madeAt = '2025-11-01 00:00:00.000';

const building = ['survey', 'constructiondrawings', 'specsheet'];
const renovation = ['thirdpartyinspection', 'photos'];

/** What each loan type asks for beside both contracts, as the specification lists it. */
const firstDocuments: Readonly<Record<string, readonly string[]>> = {
  construction: building,
  renovation,
  land: [],
  model: building,
  acquisitionOrRefinance: [],
  buildToRent: building,
  renovateToRent: renovation,
};

/** Documents by loan type, in versions, with the first of each. */
export class CreateLoanDocuments1765040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'loan_documents',
      [
        c.primary(),
        c.text('loan_type', 40),
        c.integer('version'),
        c.json('documents'),
        c.id('edited_by', { isNullable: true }),
        c.instant('edited_at'),
      ],
      [{ name: 'uq_loan_documents_version', columns: ['loan_type', 'version'], unique: true }],
    );
    for (const [loanType, own] of Object.entries(firstDocuments)) {
      const documents = ['purchasecontract', 'presalecontract', ...own].map((type) => ({ type, need: 'needed' }));
      await runner.query(
        'INSERT INTO loan_documents (id, loan_type, version, documents, edited_by, edited_at) VALUES (?, ?, 1, ?, NULL, ?)',
        [newId(), loanType, JSON.stringify(documents), madeAt],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('loan_documents');
  }
}
