import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

const empty = { isNullable: true } as const;
const taskColumns = [
  'due_on',
  'starts_on',
  'about_kind',
  'about_id',
  'about_name',
  'company_id',
  'cause',
  'open_key',
  'version',
  'completed_at',
  'completed_by',
];

/** Tasks with a due date, what they are about and what made them; what happened to them; what activities are about. */
export class TasksOfTheDesk1765522000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumns(
      'task',
      [
        c.text('due_on', 10, empty),
        c.text('starts_on', 10, empty),
        c.text('about_kind', 20, empty),
        c.id('about_id', empty),
        c.text('about_name', 300, empty),
        c.id('company_id', empty),
        c.text('cause', 20, empty),
        c.text('open_key', 160, empty),
        c.integer('version', { default: 1 }),
        c.instant('completed_at', empty),
        c.id('completed_by', empty),
      ].map((column) => new TableColumn(column)),
    );
    await runner.createIndex(
      'task',
      new TableIndex({ name: 'ux_task_open_key', columnNames: ['open_key'], isUnique: true }),
    );
    await runner.createIndex(
      'task',
      new TableIndex({ name: 'ix_task_company', columnNames: ['company_id', 'completed'] }),
    );
    await createTable(
      runner,
      'task_change',
      [
        c.primary(),
        c.id('task_id'),
        c.text('command', 20),
        c.id('actor_id', empty),
        c.id('user_id'),
        c.text('task_name', 200),
        c.text('due_on', 10, empty),
        c.instant('happened_at'),
      ],
      [{ name: 'ix_task_change_task', columns: ['task_id', 'happened_at'] }],
    );
    await createTable(
      runner,
      'desk_company',
      [c.primary(), c.text('name', 200), c.id('point_user_id', empty)],
      [{ name: 'ix_desk_company_point', columns: ['point_user_id'] }],
    );
    await createTable(runner, 'rejected_file', [
      { ...c.text('file_key', 160), isPrimary: true },
      c.instant('rejected_at'),
    ]);
    await runner.addColumns('activity', [
      new TableColumn(c.text('about_kind', 20, empty)),
      new TableColumn(c.id('about_id', empty)),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('activity', ['about_kind', 'about_id']);
    for (const table of ['rejected_file', 'desk_company', 'task_change']) await runner.dropTable(table);
    await runner.dropIndex('task', 'ix_task_company');
    await runner.dropIndex('task', 'ux_task_open_key');
    await runner.dropColumns('task', taskColumns);
  }
}
