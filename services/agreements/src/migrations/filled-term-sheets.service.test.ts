import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { contentHash } from '../shared/index.js';
import type { TermSheetDto, TermSheetVersionDto } from '../term-sheets/term-sheet.dto.js';
import { CreateAgreements1763800600000 } from './1763800600000-create-agreements.js';
import { FirstMasters1763800600001 } from './1763800600001-first-masters.js';
import { EvidenceChain1763800600010 } from './1763800600010-evidence-chain.js';
import { filledTermSheets } from './first-texts/filled-term-sheets.js';

const before = {
  entities: [],
  migrations: [CreateAgreements1763800600000, FirstMasters1763800600001, EvidenceChain1763800600010],
};

it('a term sheet that a lender has edited keeps its text; the others become the filled ones as a version more', async () => {
  const database = await createTestDatabase('agreements');
  const earlier = await connect(database.options, before);
  const own = '<p>The terms of Bluff Oak, as we wrote them.</p>';
  const editor = randomUUID();
  await earlier.statement((manager) =>
    manager.query(
      `INSERT INTO term_sheet (id, type, version, content, content_hash, user_id, created_at) VALUES ('${randomUUID()}', 'flip', 2, '${own}', '${contentHash(own)}', '${editor}', '2025-11-03 09:15:00.123')`,
    ),
  );
  await earlier.close();

  const harness = await startService(service, { database: database.options });
  const call = async <T>(path: string) => (await harness.as(anAdministrator()).call<T>('GET', path)).body;
  expect(await call<TermSheetDto>('/term-sheets/flip')).toMatchObject({ version: 2, content: own, userId: editor });
  const versions = await call<TermSheetVersionDto[]>('/term-sheets/flip/versions');
  expect(versions.map(({ version, userId }) => [version, userId])).toEqual([
    [2, editor],
    [1, null],
  ]);
  expect(await call<TermSheetDto>('/term-sheets/land')).toMatchObject({ version: 2, userId: null });
  expect((await call<TermSheetDto>('/term-sheets/land')).content).toBe(
    new Map<string, string>(Object.entries(filledTermSheets)).get('land'),
  );
  // What came with the portal for the first time is its first version.
  expect(await call<TermSheetDto>('/term-sheets/lineOfCredit')).toMatchObject({ version: 1, userId: null });
  await harness.close();
  await database.drop();
}, 60_000);
