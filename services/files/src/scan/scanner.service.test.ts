import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { problems } from '@groundwork/domain-messages';
import { aBorrower } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { aClamd, eicar } from '../testing/clamd.js';
import type { TestClamd } from '../testing/clamd.js';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { pdf } from '../testing/multipart.js';
import { ClamdScanner } from './clamd-scanner.provider.js';

let clamd: TestClamd;
let harness: FilesHarness;
beforeAll(async () => {
  clamd = await aClamd();
  harness = await startFiles({ scanner: clamd.address });
}, 60_000);
afterEach(() => Object.assign(clamd, { limit: Number.MAX_SAFE_INTEGER, silent: false }));
afterAll(async () => {
  await harness?.close();
  await clamd.close();
});

const companyId = randomUUID();
const actor = aBorrower(companyId);
const send = (content: Buffer) =>
  harness.upload(actor, 'company', { companyId, type: 'bank_statement' }, { name: 'statement.pdf', content });
const list = async () =>
  (await harness.as(actor).call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${companyId}`)).body;
const large = () => Buffer.concat([pdf(), randomBytes(6 * 1024 * 1024)]);

test('a clean file is read whole and kept', async () => {
  const content = large();
  expect((await send(content)).status).toBe(201);
  expect(clamd.streams.at(-1)).toBe(content.length);
});

test('an infected one is refused in words, and nothing of it stays', async () => {
  const [files, stored] = [await list(), harness.stored()];
  const answer = await send(Buffer.concat([large(), Buffer.from(eicar)]));
  expect(answer.body).toMatchObject({
    status: 422,
    code: 'upload.infected',
    detail: problems['upload.infected'].sentence,
  });
  expect([await list(), harness.stored()]).toEqual([files, stored]);
});

test('what clamd does not read to its end is not kept', async () => {
  const [files, stored] = [await list(), harness.stored()];
  clamd.limit = 1024 * 1024;
  expect((await send(large())).body).toMatchObject({
    status: 422,
    code: 'upload.uncheckable',
    detail: problems['upload.uncheckable'].sentence,
  });
  expect([await list(), harness.stored()]).toEqual([files, stored]);
});

test('one that breaks off while it is waited for with the next part is asked for its word again', async () => {
  let connections = 0;
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => undefined);
    connections += 1;
    // The first reads nothing and is gone without a word: who writes to it waits, and hears that the line is cut.
    if (connections === 1) setTimeout(() => socket.resetAndDestroy(), 300);
    else socket.end('INSTREAM size limit exceeded. ERROR\0');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const scanner = new ClamdScanner({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  const parts = Array.from({ length: 64 }, () => randomBytes(512 * 1024));
  await expect(scanner.check(() => Promise.resolve(Readable.from(parts)))).rejects.toMatchObject({
    code: 'upload.uncheckable',
  });
  expect(connections).toBe(2);
  server.close();
});

test('a clamd that stays silent is given up', async () => {
  clamd.silent = true;
  const scanner = new ClamdScanner({ ...clamd.address, silenceMs: 200 });
  await expect(scanner.ready()).rejects.toMatchObject({ code: 'upload.unchecked' });
  await expect(scanner.check(() => Promise.resolve(Readable.from([pdf()])))).rejects.toMatchObject({
    code: 'upload.unchecked',
  });
});

test('while clamd is away files are refused before a byte is stored, and taken once it is back', async () => {
  const [files, stored] = [await list(), harness.stored()];
  await clamd.close();
  expect((await send(large())).body).toMatchObject({
    status: 503,
    code: 'upload.unchecked',
    detail: problems['upload.unchecked'].sentence,
  });
  expect([await list(), harness.stored()]).toEqual([files, stored]);
});
