import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { aBorrower, startService } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { service } from '../index.js';
import { CreateFileTables1763800000000 } from './1763800000000-create-file-tables.js';

it('keeps every file that is there; those of a place of one become versions', async () => {
  const database = await createTestDatabase('files');
  const earlier = await connect(database.options, { entities: [], migrations: [CreateFileTables1763800000000] });
  const [companyId, userId] = [randomUUID(), randomUUID()];
  const ids = Array.from({ length: 5 }, (_, at) => `0190000${at}-0000-7000-8000-000000000000`);
  await earlier.statement(async (manager) => {
    for (const [at, type] of (['w9', 'bank_statement', 'w9', 'bank_statement', 'w9'] as const).entries())
      await manager.query(
        `INSERT INTO file_upload (id, parent_type, parent_id, file_type, user_file_name, content_type, size_bytes, sha256, storage_key, status, company_id, uploaded_by, uploaded_at) VALUES ('${ids[at]}', 'company', '${companyId}', '${type}', '${at}.pdf', 'application/pdf', 5, 'x', 'k', 'approved', '${companyId}', '${userId}', '2025-11-0${at + 1} 09:15:00.123')`,
      );
  });
  await earlier.close();

  const harness = await startService(service, { database: database.options });
  const own = harness.as(aBorrower(companyId, userId));
  const current = (await own.call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${companyId}`)).body;
  expect(current.map(({ fileUploadId, version }) => [fileUploadId, version])).toEqual([
    [ids[4], 3],
    [ids[3], 1],
    [ids[1], 1],
  ]);
  const versions = (await own.call<FileUploadDto[]>('GET', `/files/${ids[0]}/versions`)).body;
  expect(versions.map(({ fileUploadId, replacedBy, replacedAt }) => [fileUploadId, replacedBy, replacedAt])).toEqual([
    [ids[4], null, null],
    [ids[2], ids[4], '2025-11-05T09:15:00.123Z'],
    [ids[0], ids[2], '2025-11-03T09:15:00.123Z'],
  ]);
  expect((await own.call<FileUploadDto[]>('GET', `/files/${ids[1]}/versions`)).body).toHaveLength(1);
  await harness.close();
  await database.drop();
}, 30_000);
