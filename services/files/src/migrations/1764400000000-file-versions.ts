import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

interface KnownFile {
  readonly id: string;
  readonly parent_type: string;
  readonly parent_id: string;
  readonly file_type: string;
  readonly person_id: string | null;
  readonly uploaded_at: string | Date;
}

/** As `singlePlace` of domain-files was when this was written: a published migration does not follow a rule that changes. */
function placeOf({
  parent_type: parent,
  parent_id: id,
  file_type: type,
  person_id: person,
}: KnownFile): string | undefined {
  const single =
    ['companyLogo', 'brokerLogo', 'w9'].includes(type) ||
    (['s1', 'resume'].includes(type) && (person !== null || parent === 'user'));
  return single ? [parent, id, type, person ?? ''].join('/') : undefined;
}

/** Versions of a file: a replacement keeps what it replaces. */
export class FileVersions1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await runner.addColumns('file_upload', [
      new TableColumn(c.id('series_id', { default: "''" })),
      new TableColumn(c.integer('version', { default: 1 })),
      new TableColumn(c.id('replaced_by', empty)),
      new TableColumn(c.instant('replaced_at', empty)),
      new TableColumn(c.text('current_place', 140, empty)),
    ]);
    await runner.query('UPDATE file_upload SET series_id = id');
    await this.chain(runner);
    await runner.createIndex(
      'file_upload',
      new TableIndex({ name: 'uq_file_upload_version', columnNames: ['series_id', 'version'], isUnique: true }),
    );
    await runner.createIndex(
      'file_upload',
      new TableIndex({ name: 'uq_file_upload_place', columnNames: ['current_place'], isUnique: true }),
    );
    await runner.createIndex(
      'file_upload',
      new TableIndex({ name: 'ix_file_upload_type', columnNames: ['file_type', 'company_id', 'id'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['ix_file_upload_type', 'uq_file_upload_place', 'uq_file_upload_version'])
      await runner.dropIndex('file_upload', index);
    await runner.dropColumns('file_upload', ['current_place', 'replaced_at', 'replaced_by', 'version', 'series_id']);
  }

  /** Files that stand in a place of one become versions of the first. */
  private async chain(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(
      "SELECT id, parent_type, parent_id, file_type, person_id, uploaded_at FROM file_upload WHERE file_type IN ('companyLogo', 'brokerLogo', 'w9', 's1', 'resume') ORDER BY id",
    )) as KnownFile[];
    const last = new Map<string, { id: string; series: string; version: number }>();
    for (const row of rows) {
      const place = placeOf(row);
      if (place === undefined) continue;
      const before = last.get(place);
      const now = { id: row.id, series: before?.series ?? row.id, version: (before?.version ?? 0) + 1 };
      if (before)
        await runner.query('UPDATE file_upload SET replaced_by = ?, replaced_at = ? WHERE id = ?', [
          row.id,
          row.uploaded_at,
          before.id,
        ]);
      await runner.query('UPDATE file_upload SET series_id = ?, version = ? WHERE id = ?', [
        now.series,
        now.version,
        now.id,
      ]);
      last.set(place, now);
    }
    for (const [place, { id }] of last)
      await runner.query('UPDATE file_upload SET current_place = ? WHERE id = ?', [place, id]);
  }
}
