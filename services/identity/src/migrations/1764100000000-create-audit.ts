import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** MySQL with a binary log lets only a privileged user make triggers, unless log_bin_trust_function_creators is on. */
const mayNot = 1419;

/** The record of sign-in and accounts. Nothing in it is changed or deleted: the database itself refuses. */
export class CreateAudit1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'audit_entry',
      [
        c.primary(),
        c.text('kind', 40),
        c.instant('occurred_at'),
        c.id('account_id', empty),
        c.id('actor_id', empty),
        c.id('session_id', empty),
        c.text('typed_hash', 64, empty),
        c.text('address', 64, empty),
        c.text('user_agent', 300, empty),
        c.json('details'),
      ],
      [
        { name: 'ix_audit_kind', columns: ['kind', 'id'] },
        { name: 'ix_audit_account', columns: ['account_id', 'id'] },
        { name: 'ix_audit_address', columns: ['address', 'id'] },
        { name: 'ix_audit_time', columns: ['occurred_at'] },
      ],
    );
    for (const [name, when] of [
      ['audit_entry_no_update', 'UPDATE'],
      ['audit_entry_no_delete', 'DELETE'],
    ])
      await this.refuse(runner, `CREATE TRIGGER ${name} BEFORE ${when} ON audit_entry FOR EACH ROW`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entry');
  }

  /** Without the privilege the portal works as well; its operator then takes UPDATE and DELETE on the table from the portal's user. */
  private async refuse(runner: QueryRunner, head: string): Promise<void> {
    if (runner.connection.options.type !== 'mysql') {
      await runner.query(`${head} BEGIN SELECT RAISE(ABORT, 'the audit record is never changed'); END`);
      return;
    }
    await runner
      .query(`${head} SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'the audit record is never changed'`)
      .catch((error: unknown) => {
        if ((error as { errno?: number } | null)?.errno !== mayNot) throw error;
      });
  }
}
