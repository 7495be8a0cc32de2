import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { shared } from '@groundwork/domain-messages';
import { aBorrower } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { startFiles, storageKinds } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { pdf, png } from '../testing/multipart.js';
import { ABANDONED_MS } from './abandoned-upload.service.js';
import { MAX_ON_THE_WAY } from './commands/begin-upload.command.js';
import { partBytes } from './resumable-upload.view.js';
import type { ResumableUploadDto } from './resumable-upload.dto.js';

let harness: FilesHarness;
const path = '/files/resumable';
const octets = { headers: { 'content-type': 'application/octet-stream' } };

function aClient() {
  const companyId = randomUUID();
  const actor = aBorrower(companyId);
  const as = harness.as(actor);
  return {
    companyId,
    actor,
    as,
    fields: (size: number, more: object = {}) => ({
      parentType: 'company',
      companyId,
      type: 'bank_statement',
      name: 'statement.pdf',
      size,
      ...more,
    }),
    async begin(size: number, more: object = {}) {
      const answer = await as.call<ResumableUploadDto>('POST', path, this.fields(size, more));
      expect([answer.status, answer.body.offset, answer.body.partBytes]).toEqual([201, 0, partBytes]);
      return answer.body.id;
    },
    part: (id: string, content: Buffer, offset: number) =>
      as.call<ResumableUploadDto>(
        'PUT',
        `${path}/${id}?offset=${offset}`,
        content.subarray(offset, offset + partBytes),
        octets,
      ),
    finish: (id: string) => as.call<FileUploadDto>('POST', `${path}/${id}`),
    offset: async (id: string) => (await as.call<ResumableUploadDto>('GET', `${path}/${id}`)).body.offset,
  };
}
const aFile = (size: number) => Buffer.concat([pdf(), randomBytes(size)]).subarray(0, size);

describe.each(storageKinds)('an upload in parts to a %s', (kind) => {
  beforeEach(async () => {
    harness = await startFiles({ uploadLimitBytes: 20 * 1024 * 1024 }, kind);
  }, 60_000);
  afterEach(() => harness?.close());

  test('goes on after a cut from the last whole part, and is the same file', async () => {
    const client = aClient();
    const content = aFile(partBytes * 2 + 1000);
    const id = await client.begin(content.length);
    expect((await client.part(id, content, 0)).body.offset).toBe(partBytes);
    async function* cut() {
      yield content.subarray(partBytes, partBytes + 100_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('the line is cut');
    }
    await expect(
      client.as.call('PUT', `${path}/${id}?offset=${partBytes}`, Readable.from(cut(), { objectMode: false }), octets),
    ).rejects.toThrow();
    // What was written of the part that was cut may still be there, or come for a moment yet.
    const standing = async () => [await client.offset(id), harness.stored().length];
    let now = await standing();
    for (let waited = 0; waited < 500 && now[1] !== 1; waited += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      now = await standing();
    }
    expect(now).toEqual([partBytes, 1]);
    expect((await client.finish(id)).status).toBe(409);
    for (let offset = await client.offset(id); offset < content.length; offset = await client.offset(id))
      expect((await client.part(id, content, offset)).status).toBe(200);
    const answers = [await client.finish(id), await client.finish(id)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toMatchObject({
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      contentType: 'application/pdf',
      userFileName: 'statement.pdf',
    });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(harness.stored()).toEqual([answers[0]?.body.fileUploadId]);
    expect(await client.offset(id)).toBe(content.length);
  });

  test('begins for a file of exactly the limit, and for none of one byte more', async () => {
    const { as, fields } = aClient();
    const limit = 20 * 1024 * 1024;
    expect((await as.call('POST', path, fields(limit))).status).toBe(201);
    expect(await as.problem('POST', path, fields(limit + 1))).toMatchObject({ status: 413, code: 'upload.too_large' });
  });

  test('of a part that comes twice one counts', async () => {
    const client = aClient();
    const content = aFile(partBytes + 10);
    const id = await client.begin(content.length);
    const answers = await Promise.all([
      client.part(id, content, 0),
      client.part(id, content, 0),
      client.part(id, content, 0),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await client.part(id, content, 0)).status).toBe(409);
    expect(await client.part(id, content, partBytes)).toMatchObject({ status: 200, body: { offset: content.length } });
    const finished = await Promise.all([client.finish(id), client.finish(id)]);
    expect(finished.map(({ status }) => status)).toEqual([201, 201]);
    expect(
      (await client.as.call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${client.companyId}`)).body,
    ).toHaveLength(1);
  });

  test('is refused before it begins for what can be known: size, type, parent, who', async () => {
    const client = aClient();
    const problem = (size: number, more: object = {}) => client.as.problem('POST', path, client.fields(size, more));
    expect(await problem(0)).toMatchObject({ status: 422, detail: shared.fileEmpty });
    expect(await problem(20 * 1024 * 1024 + 1)).toMatchObject({
      status: 413,
      detail: 'This file is larger than 20 MB',
    });
    expect(await problem(10, { type: 'brokerLogo' })).toMatchObject({ status: 422 });
    expect(await problem(10, { companyId: randomUUID() })).toMatchObject({ status: 403 });
    expect(harness.stored()).toEqual([]);
  });

  test('that is refused at its end leaves nothing', async () => {
    const client = aClient();
    for (const [content, status] of [
      [png, 415],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ] as const) {
      const id = await client.begin(content.length);
      await client.part(id, content, 0);
      expect((await client.finish(id)).status).toBe(status);
      expect(harness.stored()).toEqual([]);
      expect((await client.finish(id)).status).toBe(404);
    }
  });

  test('takes no more than it said, and nothing that is no part', async () => {
    const client = aClient();
    const id = await client.begin(100);
    expect((await client.part(id, aFile(101), 0)).status).toBe(413);
    expect(harness.stored()).toEqual([]);
    expect(await client.as.problem('PUT', `${path}/${id}?offset=0`, '', octets)).toMatchObject({
      status: 422,
      code: 'upload.missing',
    });
    expect(harness.stored()).toEqual([]);
    expect((await client.as.problem('PUT', `${path}/${id}?offset=0`, {})).code).toBe('request.media_type');
    expect([await client.offset(id), harness.stored()]).toEqual([0, []]);
  });

  test('is of nobody else', async () => {
    const client = aClient();
    const content = aFile(100);
    const id = await client.begin(100);
    const other = harness.as(aBorrower(client.companyId));
    for (const [method, body, extras] of [['GET'], ['PUT', content, octets], ['POST'], ['DELETE']] as const)
      expect((await other.problem(method, `${path}/${id}`, body, extras)).code).toBe('resource.not_found');
  });

  test('given up or left for a day it leaves nothing; a user has so many on the way', async () => {
    const client = aClient();
    const content = aFile(100);
    const [abandoned, left] = [await client.begin(100), await client.begin(100)];
    for (const id of [abandoned, left]) await client.part(id, content, 0);
    expect((await client.as.call('DELETE', `${path}/${abandoned}`)).status).toBe(204);
    expect(harness.stored()).toHaveLength(1);
    harness.clock.advance(ABANDONED_MS + 1000);
    await client.begin(100);
    expect(harness.stored()).toEqual([]);
    expect((await client.as.problem('GET', `${path}/${left}`)).code).toBe('resource.not_found');
    for (let count = 1; count < MAX_ON_THE_WAY - 3; count += 1) await client.begin(100);
    const last = await Promise.all(Array.from({ length: 8 }, () => client.as.call('POST', path, client.fields(100))));
    expect(last.map(({ status }) => status).sort()).toEqual([...Array(3).fill(201), ...Array(5).fill(429)]);
    expect((await client.as.problem('POST', path, client.fields(100))).code).toBe('throttle.too_many');
  });
});
