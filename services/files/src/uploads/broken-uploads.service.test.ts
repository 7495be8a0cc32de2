import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBorrower } from '@groundwork/server-testkit';
import { startFiles, storageKinds } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { form, multipartHeaders, pdf, streamedForm } from '../testing/multipart.js';
import type { FileLinkDto, FileUploadDto } from '../files/file.dto.js';

const megabyte = 1024 * 1024;
const chunk = randomBytes(megabyte);
function* chunks(count: number) {
  yield pdf();
  for (let at = 0; at < count; at += 1) yield chunk;
}
const headers = { headers: multipartHeaders };

describe.each(storageKinds)('an upload to a %s', (kind) => {
  let harness: FilesHarness;
  beforeAll(async () => {
    harness = await startFiles({ uploadLimitBytes: 30 * megabyte }, kind);
  }, 60_000);
  afterAll(() => harness?.close());

  /** A borrower's company, and its calls. */
  function aClient() {
    const companyId = randomUUID();
    const as = harness.as(aBorrower(companyId));
    const fields = { companyId, type: 'bank_statement' };
    return {
      as,
      fields,
      list: async () => (await as.call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${companyId}`)).body,
    };
  }
  const settled = async (count: number) => {
    for (let waited = 0; waited < 100 && harness.stored().length > count; waited += 1) await sleep(20);
    return harness.stored().length;
  };

  test.each([0, 21])('of %p MB comes back byte for byte', async (size) => {
    const { as, fields } = aClient();
    const sent = await as.call<FileUploadDto>(
      'POST',
      '/files/company',
      streamedForm(fields, { name: 'statement.pdf' }, () => chunks(size)),
      headers,
    );
    const hash = createHash('sha256');
    for (const each of chunks(size)) hash.update(each);
    expect([sent.status, sent.body.size, sent.body.sha256]).toEqual([
      201,
      pdf().length + size * megabyte,
      hash.digest('hex'),
    ]);
    const { uri } = (await as.call<FileLinkDto>('GET', `/files/${sent.body.fileUploadId}/link`)).body;
    const got = await as.call('GET', uri.replace(/^\/fileUpload\/content\/([^?]+)/, '/files/$1/content'));
    expect(createHash('sha256').update(got.bytes).digest('hex')).toBe(sent.body.sha256);
    expect(harness.stored()).toContain(sent.body.fileUploadId);
  });

  test('that is cut at its half leaves nothing', async () => {
    const { as, fields, list } = aClient();
    const before = harness.stored().length;
    let seenHalfWritten = 0;
    async function* halfway() {
      yield* chunks(20);
      for (let waited = 0; waited < 100 && seenHalfWritten === 0; waited += 1) {
        await sleep(20);
        seenHalfWritten = harness.stored().length - before;
      }
      throw new Error('the line is cut');
    }
    await expect(
      as.call('POST', '/files/company', streamedForm(fields, { name: 'statement.pdf' }, halfway), headers),
    ).rejects.toThrow();
    expect(seenHalfWritten).toBe(1);
    expect(await settled(before)).toBe(before);
    expect(await list()).toEqual([]);
  }, 30_000);

  test('of exactly the limit is taken, and of one byte more is not', async () => {
    const { as, fields } = aClient();
    const limit = 30 * megabyte;
    const send = (size: number) =>
      as.call<FileUploadDto>(
        'POST',
        '/files/company',
        streamedForm(fields, { name: 'statement.pdf' }, function* () {
          yield* chunks(29);
          yield chunk.subarray(0, size - 29 * megabyte - pdf().length);
        }),
        headers,
      );
    const answer = await send(limit);
    expect([answer.status, answer.body.size]).toEqual([201, limit]);
    expect((await send(limit + 1)).status).toBe(413);
  }, 60_000);

  test('above the limit is refused at the first byte too many, and leaves nothing', async () => {
    const { as, fields } = aClient();
    const before = harness.stored();
    const problem = await as.problem(
      'POST',
      '/files/company',
      streamedForm(fields, { name: 'statement.pdf' }, () => chunks(30)),
      headers,
    );
    expect(problem).toMatchObject({ status: 413, code: 'upload.too_large', detail: 'This file is larger than 30 MB' });
    expect(harness.stored()).toEqual(before);
  }, 60_000);

  test('that ends without its last boundary leaves nothing', async () => {
    const { as, fields } = aClient();
    const before = harness.stored();
    const whole = form(fields, { name: 'statement.pdf', content: Buffer.concat([pdf(), chunk]) });
    expect((await as.problem('POST', '/files/company', whole.subarray(0, whole.length - 1000), headers)).code).toBe(
      'request.malformed',
    );
    expect(harness.stored()).toEqual(before);
  });
});
