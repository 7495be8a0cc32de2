import { searchWords } from '@groundwork/domain-applications';
import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indices = {
  ix_draw_request_queue: 'stage, place, id, application_id, company_id, created_at',
  ix_draw_request_loan: 'application_id, stage, place, id, company_id, created_at',
};

const atOnce = 500;

interface Loan {
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
}

/** Words by which loans, and so their draws, are found; the queue holds all that it is filtered by. */
export class WordsOfLoans1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'ledger_word',
      [c.primary('application_id'), { ...c.text('word', 40), isPrimary: true }],
      [{ name: 'ix_ledger_word', columns: ['word', 'application_id'] }],
    );
    await this.fill(runner);
    for (const [name, columns] of Object.entries(indices))
      await runner.query(`CREATE INDEX ${name} ON draw_request (${columns})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indices)) await runner.dropIndex('draw_request', name);
    await runner.dropTable('ledger_word');
  }

  private async fill(runner: QueryRunner): Promise<void> {
    for (let last = ''; ;) {
      const loans = (await runner.query(
        `SELECT application_id AS id, name, project_number AS number FROM ledger WHERE application_id > ? ORDER BY application_id LIMIT ${atOnce}`,
        [last],
      )) as Loan[];
      const rows = loans.flatMap(({ id, name, number }) => searchWords(number, name).map((word) => [id, word]));
      for (let from = 0; from < rows.length; from += atOnce) {
        const part = rows.slice(from, from + atOnce);
        await runner.query(
          `INSERT INTO ledger_word (application_id, word) VALUES ${part.map(() => '(?, ?)').join(', ')}`,
          part.flat(),
        );
      }
      const lastLoan = loans.at(-1);
      if (!lastLoan) return;
      last = lastLoan.id;
    }
  }
}
