import { randomUUID } from 'node:crypto';
import { aBroker, anAdministrator, nobody } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { MAX_INVITED_FILES } from './broker-invitation.service.js';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import type { FilePart } from '../testing/multipart.js';
import { form, multipartHeaders, pdf, png } from '../testing/multipart.js';

let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles({ uploadLimitBytes: 64 * 1024 });
}, 60_000);
afterAll(() => harness?.close());

const w9: FilePart = { name: 'w9.pdf', content: pdf() };
const logo: FilePart = { name: 'logo.png', content: png };
const extras = (key?: string) => ({ headers: { ...multipartHeaders, ...(key ? { 'idempotency-key': key } : {}) } });
const pathOf = (id: string, code = 'good') => `/files/invited-brokers/${id}?code=${code}`;
const send = (id: string, type: string, file: FilePart, key?: string) =>
  harness.as(nobody).call<FileUploadDto>('POST', pathOf(id), form({ type }, file), extras(key));
const refused = (id: string, type: string, file: FilePart | undefined, fileFirst = false) =>
  harness.as(nobody).problem('POST', pathOf(id), form({ type }, file, fileFirst), extras());

describe('an invited broker without an account', () => {
  test('uploads W9 and logo to its record, which are its own once it has an account', async () => {
    const { id } = harness.anInvitedBroker();
    const sent = [await send(id, 'w9', w9), await send(id, 'brokerLogo', logo)];
    expect(sent.map(({ status, body }) => [status, body.fileType, body.parentType, body.id, body.uploadedBy])).toEqual([
      [201, 'w9', 'broker', id, id],
      [201, 'brokerLogo', 'broker', id, id],
    ]);
    expect(harness.brokerCalls.at(-1)).toMatchObject({
      method: 'POST',
      path: `/internal/brokers/${id}/invitation`,
      body: { code: 'good' },
    });
    const list = `/files?parentType=broker&parentId=${id}`;
    expect(
      (await harness.as(aBroker(id)).call<FileUploadDto[]>('GET', list)).body.map((file) => file.fileType),
    ).toEqual(['brokerLogo', 'w9']);
    expect((await harness.as(nobody).problem('GET', list)).status).toBe(403);
    expect((await harness.as(aBroker(randomUUID())).problem('GET', list)).code).toBe('access.denied');
  });

  test('sees what stands on its record, the current ones alone, for as long as the invitation is good', async () => {
    const { id, close } = harness.anInvitedBroker();
    const other = harness.anInvitedBroker();
    const list = (of: string) => harness.as(nobody).call<FileUploadDto[]>('GET', pathOf(of));
    expect((await list(id)).body).toEqual([]);
    const first = await send(id, 'w9', w9);
    const second = await send(id, 'w9', { name: 'w9-signed.pdf', content: pdf() });
    const logoFile = await send(id, 'brokerLogo', logo);
    expect(second.body.version).toBe(2);
    // An agreement on the same record is the lender's and the broker's affair after the registration.
    await harness.upload(anAdministrator(), 'broker', { type: 'brokerAgreement', brokerId: id }, w9);
    await send(other.id, 'w9', w9);
    const seen = await list(id);
    expect([seen.status, seen.body]).toEqual([200, [logoFile.body, second.body]]);
    expect(seen.body.map((file) => file.fileUploadId)).not.toContain(first.body.fileUploadId);
    expect((await harness.as(nobody).problem('GET', `/files/${second.body.fileUploadId}/link`)).status).toBe(403);
    close();
    expect((await harness.as(nobody).problem('GET', pathOf(id))).code).toBe('resource.not_found');
    expect((await harness.as(nobody).problem('GET', '/files/invited-brokers/7?code=x')).status).toBe(400);
  });

  test('names its record by the path alone', async () => {
    const { id } = harness.anInvitedBroker();
    const other = randomUUID();
    const answer = await harness
      .as(nobody)
      .call<FileUploadDto>('POST', pathOf(id), form({ type: 'w9', brokerId: other, id: other }, w9), extras());
    expect([answer.status, answer.body.id]).toEqual([201, id]);
  });

  test('sends the same file twice and has one', async () => {
    const { id } = harness.anInvitedBroker();
    const key = randomUUID();
    const [first, again] = [await send(id, 'w9', w9, key), await send(id, 'w9', w9, key)];
    expect(again.body).toEqual(first.body);
  });

  test.each([
    ['a kind that the registration does not ask for', 'brokerAgreement', w9, 422, 'validation.failed'],
    ['an image for a W9', 'w9', logo, 415, 'upload.type_refused'],
    ['a PDF for a logo', 'brokerLogo', w9, 415, 'upload.type_refused'],
    [
      'a file that is too large',
      'w9',
      { name: 'w9.pdf', content: Buffer.concat([pdf(), Buffer.alloc(64 * 1024)]) },
      413,
      'upload.too_large',
    ],
    ['no file', 'w9', undefined, 422, 'upload.missing'],
  ])('is refused %s', async (_what, type, file, status, code) => {
    const { id } = harness.anInvitedBroker();
    const before = harness.stored();
    expect(await refused(id, type, file)).toMatchObject({ status, code });
    expect(await refused(id, type, file, true)).toMatchObject({ status, code });
    expect(harness.stored()).toEqual(before);
  });

  test('is refused once its invitation is not good any more, whatever comes first', async () => {
    const { id, close } = harness.anInvitedBroker();
    expect((await send(id, 'w9', w9)).status).toBe(201);
    close();
    const before = harness.stored();
    for (const fileFirst of [false, true])
      expect((await refused(id, 'w9', w9, fileFirst)).code).toBe('resource.not_found');
    expect((await refused(id, 'w9', undefined)).code).toBe('resource.not_found');
    expect((await refused(randomUUID(), 'w9', w9)).code).toBe('resource.not_found');
    expect(harness.stored()).toEqual(before);
  });

  test('has so many files and no more', async () => {
    const { id } = harness.anInvitedBroker();
    const before = harness.stored().length;
    const many = await Promise.all(Array.from({ length: MAX_INVITED_FILES + 4 }, () => send(id, 'w9', w9)));
    const statuses = [...Array(MAX_INVITED_FILES).fill(201), ...Array(4).fill(429)];
    expect(many.map(({ status }) => status).sort()).toEqual(statuses);
    expect(harness.stored()).toHaveLength(before + MAX_INVITED_FILES);
    expect((await refused(id, 'w9', w9)).code).toBe('throttle.too_many');
  });

  test('sends a form and nothing else', async () => {
    const { id } = harness.anInvitedBroker();
    expect((await harness.as(nobody).problem('POST', pathOf(id), {})).code).toBe('request.media_type');
    expect(
      (await harness.as(nobody).problem('POST', '/files/invited-brokers/7?code=x', form({ type: 'w9' }, w9), extras()))
        .status,
    ).toBe(400);
  });
});
