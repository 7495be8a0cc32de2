import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectForReading } from '@groundwork/server-data';
import { defineService, runService } from '@groundwork/server-service';
import { Deaf } from './deaf.js';
import { createTestDatabase } from './index.js';

const service = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
});

it('main.js migrate brings the tables up to date and ends, with nothing but the database', async () => {
  const place = await createTestDatabase('migrate_');
  const folder = mkdtempSync(join(tmpdir(), 'gw-migrate-'));
  const { options } = place;
  const asSaid = { ...process.env };
  try {
    Object.assign(process.env, { GROUNDWORK_DATA: folder, GROUNDWORK_MODE: 'production' });
    if (options.kind === 'mysql')
      Object.assign(process.env, { DATABASE_URL: options.url, DATABASE_PREFIX: `${options.database}_` });
    await runService(service, ['migrate']);
    const made = await connectForReading(
      options.kind === 'mysql'
        ? { ...options, database: `${options.database}_files` }
        : { kind: 'sqlite', file: join(folder, 'data', 'files.sqlite') },
    );
    expect(await made.rows('SELECT * FROM outbox_message')).toEqual([]);
    if (options.kind === 'mysql') await made.writing.query(`DROP DATABASE \`${options.database}_files\``);
    await made.close();
    expect(existsSync(join(folder, 'keys'))).toBe(false);
  } finally {
    process.env = asSaid;
    rmSync(folder, { recursive: true, force: true });
    await place.drop();
  }
});
