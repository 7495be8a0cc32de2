import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/**
 * A secret that replaces another, which counts a while longer; a receiver that wants to be left alone; when administrators were told of
 * what was given up.
 */
export class WebhookSecrets1766920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await runner.addColumns('webhook_endpoint', [
      new TableColumn(c.integer('secret_version', { default: 1 })),
      new TableColumn(c.instant('secret_at', empty)),
      new TableColumn(c.text('old_secret', 300, empty)),
      new TableColumn(c.instant('old_secret_until', empty)),
      new TableColumn(c.instant('quiet_until', empty)),
      new TableColumn(c.instant('told_at', empty)),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const added = ['secret_version', 'secret_at', 'old_secret', 'old_secret_until', 'quiet_until', 'told_at'];
    await runner.dropColumns('webhook_endpoint', added);
  }
}
