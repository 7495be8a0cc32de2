import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, nobody } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import type { FilePart } from '../testing/multipart.js';
import { form, multipartHeaders, pdf, png } from '../testing/multipart.js';
import type { StoredPhotographDto } from './upload.dto.js';

let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles({ uploadLimitBytes: 64 * 1024 });
}, 60_000);
afterAll(() => harness?.close());

const photo: FilePart = { name: 'roof.png', content: png };
const path = '/files/inspector-photographs';
const fields = { token: 'token-of-a-letter', type: 'inspectionPhoto' };
const extras = (key?: string) => ({ headers: { ...multipartHeaders, ...(key ? { 'idempotency-key': key } : {}) } });
const stranger = () => harness.as({ ...nobody, address: '198.51.100.7' });
const send = (more: Readonly<Record<string, string>> = {}, key?: string) =>
  stranger().call<StoredPhotographDto>('POST', path, form({ ...fields, ...more }, photo), extras(key));

describe('a photograph by the link of an inspector', () => {
  test('is stored with the loan on behalf of who sent the link, and its stranger is told its id alone', async () => {
    const { applicationId, companyId, sentBy } = harness.anInspectorLink();
    const other = randomUUID();
    const sent = await send({ applicationId: other, id: other, companyId: other, personId: other, replaces: other });
    expect([sent.status, sent.body]).toEqual([201, { fileUploadId: expect.any(String) }]);
    expect(harness.drawCalls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/internal/inspection-link/photograph',
      body: { token: fields.token, address: '198.51.100.7' },
    });
    const list = `/files?parentType=application&parentId=${applicationId}`;
    const files = await harness.as(anAdministrator()).call<FileUploadDto[]>('GET', list);
    expect(files.body).toMatchObject([
      { ...sent.body, fileType: 'inspectionPhoto', userFileName: 'roof.png', uploadedBy: sentBy },
    ]);
    const borrower = harness.as(aBorrower(companyId));
    expect((await borrower.call<FileUploadDto[]>('GET', list)).body).toHaveLength(1);
    // Its bytes are nothing that a link opens.
    expect((await stranger().problem('GET', `/files/${sent.body.fileUploadId}/link`)).status).toBe(403);
  });

  test('that is sent again is the same file', async () => {
    harness.anInspectorLink();
    const key = randomUUID();
    expect((await send({}, key)).body).toEqual((await send({}, key)).body);
    expect((await send({}, randomUUID())).body).not.toEqual((await send({}, key)).body);
  });

  test.each([
    ['another kind of paper', { type: 'insurance' }, photo, 422, 'validation.failed'],
    ['a PDF', {}, { name: 'roof.pdf', content: pdf() }, 415, 'upload.type_refused'],
    ['a name that misleads', {}, { name: 'roof.png.exe', content: png }, 415, 'upload.type_refused'],
    [
      'what is too large',
      {},
      { name: 'a.png', content: Buffer.concat([png, Buffer.alloc(64 * 1024)]) },
      413,
      'upload.too_large',
    ],
    ['no file', {}, undefined, 422, 'upload.missing'],
  ])('is refused where it is %s, and nothing of it stays', async (_what, more, file, status, code) => {
    harness.anInspectorLink();
    const before = harness.stored();
    const refused = await stranger().problem('POST', path, form({ ...fields, ...more }, file), extras());
    expect(refused).toMatchObject({ status, code });
    expect(harness.stored()).toEqual(before);
  });

  test('is refused without a good link, whatever comes first, and in another form', async () => {
    const { close } = harness.anInspectorLink();
    close();
    const before = harness.stored();
    for (const fileFirst of [false, true])
      expect((await stranger().problem('POST', path, form(fields, photo, fileFirst), extras())).status).toBe(404);
    expect(harness.stored()).toEqual(before);
    expect((await stranger().problem('POST', path, {})).code).toBe('request.media_type');
  });

  test('that comes before its token has none', async () => {
    harness.anInspectorLink();
    await stranger().call('POST', path, form(fields, photo, true), extras());
    expect(harness.drawCalls.at(-1)).toMatchObject({ body: { token: '' } });
  });
});
