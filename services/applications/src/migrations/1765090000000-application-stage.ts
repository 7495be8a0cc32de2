import { stageOf } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';
import { split } from '../shared/raw.js';

const filters = ['stage', 'status', 'loan_type', 'credit_approver_id'];
const dates = ['created_at', 'submitted_at'];

/**
 * An index of each order that holds what the list is filtered by, so that what does not fit is passed over without its row; one
 * that holds all of it by id; and two in which every choice of filters is a few places.
 */
const added: Readonly<Record<string, readonly string[]>> = {
  ix_application_updated: ['updated_at', 'id', ...filters, ...dates],
  ix_application_by_number: ['project_number', 'id', ...filters, ...dates, 'updated_at'],
  ix_application_sort_name: ['sort_name', 'id', ...filters, ...dates, 'updated_at'],
  ix_application_sort_company: ['sort_company', 'id', ...filters, ...dates, 'updated_at'],
  ix_application_listed: ['id', ...filters, ...dates, 'updated_at', 'project_number', 'sort_name', 'sort_company'],
  ix_application_filters: [...filters, 'id'],
  ix_application_approver: ['credit_approver_id', 'stage', 'status', 'loan_type', 'id'],
};
const removed: Readonly<Record<string, readonly string[]>> = {
  ix_application_updated: ['updated_at', 'id'],
  ix_application_sort_name: ['sort_name', 'id'],
  ix_application_sort_company: ['sort_company', 'id'],
  ix_application_loan_type: ['loan_type', 'id'],
  ix_application_approver: ['credit_approver_id', 'id'],
};

interface Place {
  readonly status: ApplicationStatus;
  readonly credit: number | boolean;
  readonly mask: string;
  readonly rejected: string;
}

/** The stage that an application stands at as a column, and indices by which its list is filtered without reading its rows. */
export class ApplicationStage1765090000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query("ALTER TABLE application ADD COLUMN stage varchar(20) NOT NULL DEFAULT 'application'");
    const places = (await runner.query(
      'SELECT DISTINCT status, line_of_credit AS credit, section_complete AS mask, rejected_steps AS rejected FROM application',
    )) as Place[];
    for (const { status, credit, mask, rejected } of places) {
      const facts = { status, lineOfCredit: Boolean(credit), sectionComplete: mask, rejectedSteps: split(rejected) };
      await runner.query(
        'UPDATE application SET stage = ? WHERE status = ? AND line_of_credit = ? AND section_complete = ? AND rejected_steps = ?',
        [stageOf(facts), status, Number(credit), mask, rejected],
      );
    }
    await this.replace(runner, removed, added);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replace(runner, added, removed);
    await runner.dropColumn('application', 'stage');
  }

  private async replace(runner: QueryRunner, old: typeof removed, now: typeof added): Promise<void> {
    for (const name of Object.keys(old)) await runner.dropIndex('application', name);
    for (const [name, columns] of Object.entries(now))
      await runner.createIndex('application', new TableIndex({ name, columnNames: [...columns] }));
  }
}
