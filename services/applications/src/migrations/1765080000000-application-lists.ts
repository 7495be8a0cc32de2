import { searchWords, sortText } from '@groundwork/domain-applications';
import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const indices = {
  ix_application_created: ['created_at', 'id'],
  ix_application_submitted: ['submitted_at', 'id'],
  ix_application_sort_name: ['sort_name', 'id'],
  ix_application_sort_company: ['sort_company', 'id'],
  ix_application_loan_type: ['loan_type', 'id'],
  ix_application_approver: ['credit_approver_id', 'id'],
} as const;

const atOnce = 500;

interface Row {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly street: string | null;
  readonly details: string;
}

const parts = ['street', 'city', 'zip_code', 'county', 'state'] as const;
type Place = { readonly applicationId: string } & { readonly [Part in (typeof parts)[number]]: string };

/** What the lender's list is searched, filtered and sorted by, and the views that administrators keep of it. */
export class ApplicationLists1765080000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const column of [
      "sort_name varchar(80) NOT NULL DEFAULT ''",
      'company_name varchar(300) NULL',
      "sort_company varchar(80) NOT NULL DEFAULT ''",
      'credit_approver_id varchar(36) NULL',
    ])
      await runner.query(`ALTER TABLE application ADD COLUMN ${column}`);
    await createTable(
      runner,
      'application_word',
      [
        c.primary('application_id'),
        { ...c.text('source', 10), isPrimary: true },
        { ...c.text('word', 40), isPrimary: true },
      ],
      [{ name: 'ix_application_word', columns: ['word', 'application_id'] }],
    );
    await createTable(runner, 'company_name', [c.primary('company_id'), c.text('name', 300)]);
    await createTable(
      runner,
      'saved_view',
      [
        c.primary(),
        c.id('user_id'),
        c.text('name', 80),
        c.text('query', 1000),
        c.flag('is_default'),
        c.instant('updated_at'),
      ],
      [{ name: 'uq_saved_view', columns: ['user_id', 'name'], unique: true }],
    );
    await this.fill(runner);
    for (const [name, columns] of Object.entries(indices))
      await runner.createIndex('application', new TableIndex({ name, columnNames: [...columns] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indices)) await runner.dropIndex('application', name);
    for (const table of ['saved_view', 'company_name', 'application_word']) await runner.dropTable(table);
    for (const column of ['sort_name', 'company_name', 'sort_company', 'credit_approver_id'])
      await runner.dropColumn('application', column);
  }

  private async fill(runner: QueryRunner): Promise<void> {
    for (let last = ''; ;) {
      const rows = (await runner.query(
        `SELECT id, project_number AS number, name, first_street AS street, details FROM application WHERE id > ? ORDER BY id LIMIT ${atOnce}`,
        [last],
      )) as Row[];
      const lastRow = rows.at(-1);
      if (!lastRow) return;
      const places = (await runner.query(
        `SELECT application_id AS applicationId, ${parts.map((part) => `COALESCE(${part}, '') AS ${part}`).join(', ')} FROM property WHERE application_id > ? AND application_id <= ?`,
        [last, lastRow.id],
      )) as Place[];
      for (const row of rows) await this.fillOne(runner, row, places);
      last = lastRow.id;
    }
  }

  private async fillOne(runner: QueryRunner, { id, number, name, street, details }: Row, places: readonly Place[]) {
    const { creditApproverId } = JSON.parse(details) as { creditApproverId?: string | null };
    await runner.query('UPDATE application SET sort_name = ?, credit_approver_id = ? WHERE id = ?', [
      sortText(name.trim() || street),
      creditApproverId ?? null,
      id,
    ]);
    const own = places
      .filter((place) => place.applicationId === id)
      .flatMap((place) => parts.map((part) => place[part]));
    const words = searchWords(number, name, ...own);
    await runner.query(
      `INSERT INTO application_word (application_id, source, word) VALUES ${words.map(() => "(?, 'own', ?)").join(', ')}`,
      words.flatMap((word) => [id, word]),
    );
  }
}
