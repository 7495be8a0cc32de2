import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { aBorrower, aBroker, anAdministrator, nobody } from '@groundwork/server-testkit';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { pdf, png } from '../testing/multipart.js';
import type { FileRoundDto, FileUploadDto } from './file.dto.js';

let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles();
}, 60_000);
afterAll(() => harness?.close());

type Actor = ReturnType<typeof aBorrower>;
const aPdf = (name = 'a.pdf') => ({ name, content: pdf(randomUUID()) });
const get = async <T>(actor: Actor, path: string): Promise<T> => (await harness.as(actor).call<T>('GET', path)).body;
const versionsOf = (actor: Actor, id: string) => get<FileUploadDto[]>(actor, `/files/${id}/versions`);

function aCompany() {
  const companyId = randomUUID();
  const actor = aBorrower(companyId);
  const send = (type: string, more: Record<string, string> = {}, file = aPdf()) =>
    harness.upload(actor, 'company', { companyId, type, ...more }, file);
  return {
    companyId,
    actor,
    send,
    list: (type: string) => get<FileUploadDto[]>(actor, `/files?parentType=company&parentId=${companyId}&type=${type}`),
  };
}

describe('a replacement', () => {
  test('of a file in a place of one keeps the older version, its review and its bytes', async () => {
    const { actor, send, list } = aCompany();
    const first = (await send('w9', {}, aPdf('first.pdf'))).body;
    const admin = harness.as(anAdministrator());
    await admin.call('PUT', '/files/review', { id: first.fileUploadId, status: 'rejected', comments: 'Not signed' });
    const second = (await send('w9', {}, aPdf('second.pdf'))).body;
    expect([first.version, second.version, second.status, second.replacedBy]).toEqual([1, 2, 'pending', null]);
    expect(await list('w9')).toEqual([second]);
    for (const id of [first.fileUploadId, second.fileUploadId]) {
      const versions = await versionsOf(actor, id);
      expect(
        versions.map(({ userFileName, version, status, comments, replacedBy, replacedAt }) => [
          userFileName,
          version,
          status,
          comments,
          replacedBy,
          replacedAt,
        ]),
      ).toEqual([
        ['second.pdf', 2, 'pending', null, null, null],
        ['first.pdf', 1, 'rejected', 'Not signed', second.fileUploadId, second.uploadedAt],
      ]);
    }
    const { uri } = await get<{ uri: string }>(actor, `/files/${first.fileUploadId}/link`);
    expect(
      (await harness.as(actor).call('GET', uri.replace(/^\/fileUpload\/content\/([^?]+)/, '/files/$1/content'))).status,
    ).toBe(200);
    expect(await admin.problem('PUT', '/files/review', { id: first.fileUploadId, status: 'approved' })).toMatchObject({
      status: 409,
      code: 'state.illegal_transition',
    });
  });

  test('of one among many names it', async () => {
    const { companyId, actor, send, list } = aCompany();
    const [january, february] = [
      (await send('bank_statement', {}, aPdf('january.pdf'))).body,
      (await send('bank_statement', {}, aPdf('february.pdf'))).body,
    ];
    const corrected = (await send('bank_statement', { replaces: january.fileUploadId }, aPdf('january corrected.pdf')))
      .body;
    expect((await list('bank_statement')).map(({ userFileName }) => userFileName)).toEqual([
      'january corrected.pdf',
      'february.pdf',
    ]);
    expect((await versionsOf(actor, corrected.fileUploadId)).map(({ fileUploadId }) => fileUploadId)).toEqual([
      corrected.fileUploadId,
      january.fileUploadId,
    ]);
    expect(await versionsOf(actor, february.fileUploadId)).toEqual([february]);
    const before = harness.stored();
    const refused = (fields: Record<string, string>) =>
      harness.upload(actor, 'company', { companyId, type: 'bank_statement', ...fields }, aPdf());
    expect((await refused({ replaces: january.fileUploadId })).body).toMatchObject({
      status: 409,
      code: 'state.version_conflict',
    });
    for (const replaces of [randomUUID(), 'x', (await aCompany().send('bank_statement')).body.fileUploadId])
      expect((await refused({ replaces })).body).toMatchObject({
        status: 422,
        errors: [{ field: 'replaces', message: shared.fileReplaceOther }],
      });
    expect((await refused({ replaces: february.fileUploadId, type: 'tax_return' })).status).toBe(422);
    expect(harness.stored()).toHaveLength(before.length + 1);
  });

  test('of many at once leaves one current, and all are kept', async () => {
    const { actor, send, list } = aCompany();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send('companyLogo', {}, { name: 'logo.png', content: png })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const current = await list('companyLogo');
    expect(current).toHaveLength(1);
    expect((await versionsOf(actor, current[0]?.fileUploadId ?? '')).map(({ version }) => version)).toEqual(
      Array.from({ length: 12 }, (_, at) => 12 - at),
    );
    const one = (await send('tax_return')).body;
    const named = await Promise.all(
      Array.from({ length: 4 }, () => send('tax_return', { replaces: one.fileUploadId })),
    );
    expect(named.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('sent twice under one key is one version', async () => {
    const { companyId, actor, list } = aCompany();
    const file = aPdf();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => harness.upload(actor, 'company', { companyId, type: 'w9' }, file, headers);
    const answers = [await send(), ...(await Promise.all([send(), send()]))];
    expect(new Set(answers.map(({ body }) => body.fileUploadId)).size).toBe(1);
    expect((await list('w9')).map(({ version }) => version)).toEqual([1]);
  });
});

test('the history tells every upload and decision over all versions, with who and when', async () => {
  const { actor, send } = aCompany();
  const adminId = randomUUID();
  const first = (await send('w9')).body;
  harness.clock.advance(60_000);
  await harness
    .as(anAdministrator(adminId))
    .call('PUT', '/files/review', { id: first.fileUploadId, status: 'rejected', comments: 'Not signed' });
  harness.clock.advance(60_000);
  const second = (await send('w9')).body;
  await harness
    .as(anAdministrator(adminId))
    .call('PUT', '/files/review', { id: second.fileUploadId, status: 'approved' });
  for (const reader of [actor, anAdministrator()]) {
    const rounds = await get<FileRoundDto[]>(reader, `/files/${second.fileUploadId}/history`);
    expect(
      rounds.map(({ version, fromStatus, toStatus, comments, userId }) => [
        version,
        fromStatus,
        toStatus,
        comments,
        userId,
      ]),
    ).toEqual([
      [1, null, 'pending', null, actor.userId],
      [1, 'pending', 'rejected', 'Not signed', adminId],
      [2, null, 'pending', null, actor.userId],
      [2, 'pending', 'approved', null, adminId],
    ]);
    expect(Date.parse(rounds[1]?.happenedAt ?? '') - Date.parse(rounds[0]?.happenedAt ?? '')).toBe(60_000);
  }
  for (const part of ['history', 'versions']) {
    expect(
      (await harness.as(aBorrower(randomUUID())).problem('GET', `/files/${first.fileUploadId}/${part}`)).code,
    ).toBe('access.denied');
    expect((await harness.as(actor).problem('GET', `/files/${randomUUID()}/${part}`)).code).toBe('resource.not_found');
  }
});

test("a broker's W-9 has no rejection, and may be edited by an administrator", async () => {
  const broker = aBroker(randomUUID());
  const brokerId = broker.brokerId ?? '';
  const sent = (await harness.upload(broker, 'broker', { brokerId, type: 'w9' }, aPdf())).body;
  const admin = anAdministrator();
  expect(
    (
      await harness
        .as(admin)
        .problem('PUT', '/files/review', { id: sent.fileUploadId, status: 'rejected', comments: 'No' })
    ).code,
  ).toBe('rule.violated');
  const edited = await harness.upload(admin, 'broker', { brokerId, type: 'w9' }, aPdf());
  expect([edited.status, edited.body.version]).toEqual([201, 2]);
  expect(
    (await harness.upload(admin, 'broker', { brokerId, type: 'brokerLogo' }, { name: 'a.png', content: png })).body,
  ).toMatchObject({ code: 'access.denied' });
});

test('S-1s are listed for the companies of the caller, by company, and all for an administrator', async () => {
  const [one, other] = [aCompany(), aCompany()];
  const [person, another] = [randomUUID(), randomUUID()];
  harness.belongTo(one.companyId, person);
  harness.belongTo(other.companyId, another);
  await one.send('s1', { personId: person });
  const current = (await one.send('s1', { personId: person })).body;
  const others = (await other.send('s1', { personId: another })).body;
  const own = (await harness.upload(one.actor, 'user', { userId: one.actor.userId ?? '', type: 's1' }, aPdf())).body;
  const ids = async (actor: Actor, path = '/files/s1') =>
    (await get<FileUploadDto[]>(actor, path)).map(({ fileUploadId }) => fileUploadId);
  expect(await ids(one.actor)).toEqual([own.fileUploadId, current.fileUploadId]);
  expect(await ids(anAdministrator())).toEqual(
    expect.arrayContaining([own.fileUploadId, current.fileUploadId, others.fileUploadId]),
  );
  expect(await ids(one.actor, `/files?parentType=company&type=s1&parentId=${one.companyId}`)).toEqual([
    current.fileUploadId,
  ]);
  expect(
    (await harness.as(one.actor).problem('GET', `/files?parentType=company&type=s1&parentId=${other.companyId}`)).code,
  ).toBe('access.denied');
  expect(await ids(aBroker(randomUUID()))).toEqual([]);
  expect((await harness.as(nobody).problem('GET', '/files/s1')).code).toBe('access.denied');
});
