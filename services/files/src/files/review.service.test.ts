import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator } from '@groundwork/server-testkit';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { pdf } from '../testing/multipart.js';
import { LINK_LIFE } from './domain/download-token.js';
import type { FileBytesDto, FileLinkDto, FileUploadDto } from './file.dto.js';
import { FileHistoryEntity } from './persistence/file-history.entity.js';

let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles();
}, 60_000);
afterAll(() => harness?.close());

async function anUpload() {
  const companyId = randomUUID();
  const actor = aBorrower(companyId);
  const applicationId = harness.anApplication(companyId);
  const file = (
    await harness.upload(
      actor,
      'application',
      { applicationId, type: 'purchasecontract' },
      { name: 'Contract.pdf', content: pdf(randomUUID()) },
    )
  ).body;
  return { actor, companyId, applicationId, file };
}

describe('a review', () => {
  test('tells of which of several properties a paper is, as far as that is known', async () => {
    const companyId = randomUUID();
    const [first, second] = [randomUUID(), randomUUID()];
    const applicationId = harness.anApplication(companyId, [first, second]);
    const admin = harness.as(anAdministrator());
    const told = async (propertyId: string, properties: readonly string[] | undefined) => {
      harness.haveProperties(applicationId, companyId, [first, second]);
      const fields = { applicationId, type: 'presalecontract', propertyId };
      const paper = { name: 'Contract.pdf', content: pdf(randomUUID()) };
      const { fileUploadId: id } = (await harness.upload(aBorrower(companyId), 'application', fields, paper)).body;
      harness.haveProperties(applicationId, companyId, properties);
      const { status } = await admin.call('PUT', '/files/review', { id, status: 'rejected', comments: 'Unsigned' });
      const event = (await harness.sent('file.reviewed')).find(({ aggregateId }) => aggregateId === id);
      return [status, event?.payload.propertyId, event?.payload.propertyTitle];
    };
    expect(await told(second, [first, second])).toEqual([200, second, '2 Elm']);
    // The only one is named nowhere; where it went, or nobody can be asked, the review is told all the same.
    expect(await told(first, [first])).toEqual([200, first, undefined]);
    expect(await told(second, [first, randomUUID()])).toEqual([200, second, undefined]);
    expect(await told(first, undefined)).toEqual([200, first, undefined]);
  });

  test('rejects with a reason, approves later, and keeps every round', async () => {
    const { actor, file } = await anUpload();
    const adminId = randomUUID();
    const admin = harness.as(anAdministrator(adminId));
    const rejected = await admin.call<FileUploadDto>('PUT', '/files/review', {
      id: file.fileUploadId,
      status: 'rejected',
      comments: ' Page two is missing ',
    });
    expect(rejected.body).toMatchObject({
      fileUploadId: file.fileUploadId,
      status: 'rejected',
      comments: 'Page two is missing',
    });
    expect((await harness.as(actor).call<FileUploadDto>('GET', `/files/${file.fileUploadId}`)).body).toEqual(
      rejected.body,
    );
    const approved = await admin.call<FileUploadDto>('PUT', '/files/review', {
      id: file.fileUploadId,
      status: 'approved',
    });
    expect(approved.body).toMatchObject({ status: 'approved', comments: null });
    const history = await harness.service.database.reading.manager.find(FileHistoryEntity, {
      where: { fileUploadId: file.fileUploadId },
      order: { id: 'ASC' },
    });
    expect(history.map((row) => [row.fromStatus, row.toStatus, row.comments, row.userId])).toEqual([
      [null, 'pending', null, actor.userId],
      ['pending', 'rejected', 'Page two is missing', adminId],
      ['rejected', 'approved', null, adminId],
    ]);
    const told = (await harness.sent('file.reviewed')).filter((event) => event.aggregateId === file.fileUploadId);
    expect(
      told.map((event) => [
        event.payload.status,
        event.payload.comments,
        event.payload.userFileName,
        event.payload.personId,
      ]),
    ).toEqual([
      ['rejected', 'Page two is missing', 'Contract.pdf', null],
      ['approved', '', 'Contract.pdf', null],
    ]);
  });

  test('refuses a rejection without a reason, an unknown status, a repeated decision, and everybody but administrators', async () => {
    const { actor, file } = await anUpload();
    const admin = harness.as(anAdministrator());
    for (const comments of [undefined, null, '', '  '])
      expect(
        (await admin.problem('PUT', '/files/review', { id: file.fileUploadId, status: 'rejected', comments })).errors,
      ).toEqual([{ field: 'comments', message: shared.fileRejectionReason }]);
    expect(
      (await admin.problem('PUT', '/files/review', { id: file.fileUploadId, status: 'pending' })).errors?.[0]?.field,
    ).toBe('status');
    expect((await admin.problem('PUT', '/files/review', { id: randomUUID(), status: 'approved' })).code).toBe(
      'resource.not_found',
    );
    expect(
      (await harness.as(actor).problem('PUT', '/files/review', { id: file.fileUploadId, status: 'approved' })).code,
    ).toBe('access.denied');
    await admin.call('PUT', '/files/review', { id: file.fileUploadId, status: 'approved' });
    expect(await admin.problem('PUT', '/files/review', { id: file.fileUploadId, status: 'approved' })).toMatchObject({
      status: 409,
      code: 'state.illegal_transition',
    });
  });

  test('on what another one decided meanwhile, or on what was replaced, is a conflict that shows the file', async () => {
    const { actor, applicationId, file } = await anUpload();
    const [first, second] = [harness.as(anAdministrator()), harness.as(anAdministrator())];
    const review = (status: string, fromStatus: string) => ({
      id: file.fileUploadId,
      status,
      fromStatus,
      comments: 'Not legible',
    });
    expect((await first.call('PUT', '/files/review', review('approved', 'pending'))).status).toBe(200);
    const late = await second.problem('PUT', '/files/review', review('rejected', 'pending'));
    expect(late).toMatchObject({
      status: 409,
      code: 'state.version_conflict',
      current: { fileUploadId: file.fileUploadId, status: 'approved' },
    });
    expect((await second.call<FileUploadDto>('PUT', '/files/review', review('rejected', 'approved'))).body.status).toBe(
      'rejected',
    );
    expect((await second.problem('PUT', '/files/review', review('approved', 'unheard of'))).errors?.[0]?.field).toBe(
      'fromStatus',
    );
    const next = (
      await harness.upload(
        actor,
        'application',
        { applicationId, type: 'purchasecontract', replaces: file.fileUploadId },
        { name: 'Contract.pdf', content: pdf(randomUUID()) },
      )
    ).body;
    expect(await second.problem('PUT', '/files/review', review('approved', 'rejected'))).toMatchObject({
      status: 409,
      current: { replacedBy: next.fileUploadId },
    });
  });

  test('of two at once one decides', async () => {
    const { file } = await anUpload();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        harness.as(anAdministrator()).call('PUT', '/files/review', { id: file.fileUploadId, status: 'approved' }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(
      (await harness.sent('file.reviewed')).filter((event) => event.aggregateId === file.fileUploadId),
    ).toHaveLength(1);
  });
});

describe('a download link', () => {
  const contentPath = (uri: string) => uri.replace(/^\/fileUpload\/content\/([^?]+)/, '/files/$1/content');

  test('is for the session that asked, for its file, and for five minutes', async () => {
    const { actor, companyId, file } = await anUpload();
    const other = await anUpload();
    const { uri } = (await harness.as(actor).call<FileLinkDto>('GET', `/files/${file.fileUploadId}/link`)).body;
    expect(uri).toMatch(new RegExp(`^/fileUpload/content/${file.fileUploadId}\\?token=`));
    const path = contentPath(uri);
    expect((await harness.as(actor).call('GET', path)).status).toBe(200);
    expect((await harness.as(aBorrower(companyId, actor.userId)).problem('GET', path)).code).toBe('token.invalid');
    expect((await harness.as(anAdministrator()).problem('GET', path)).code).toBe('token.invalid');
    expect(
      (await harness.as(actor).problem('GET', path.replace(file.fileUploadId, other.file.fileUploadId))).code,
    ).toBe('token.invalid');
    expect((await harness.as(actor).problem('GET', `/files/${file.fileUploadId}/content`)).code).toBe('token.invalid');
    expect((await harness.as(actor).problem('GET', `${path}x`)).code).toBe('token.invalid');
    harness.clock.advance(LINK_LIFE - 1000);
    expect((await harness.as(actor).call('GET', path)).status).toBe(200);
    harness.clock.advance(2000);
    expect((await harness.as(actor).problem('GET', path)).status).toBe(410);
  });

  test('ends with the membership: who left the company has no use of it', async () => {
    const { actor, file } = await anUpload();
    const { uri } = (await harness.as(actor).call<FileLinkDto>('GET', `/files/${file.fileUploadId}/link`)).body;
    expect((await harness.as({ ...actor, companyIds: [] }).problem('GET', contentPath(uri))).code).toBe(
      'access.denied',
    );
  });
});

test('other services learn name and company of known files only, and nobody else may ask', async () => {
  const { actor, companyId, file } = await anUpload();
  const problem = await harness.as(actor).problem('POST', '/internal/files/lookup', { ids: [file.fileUploadId] });
  expect(problem.code).toBe('access.denied');
  const answer = await harness.asService('draws', 'POST', '/internal/files/lookup', {
    ids: [file.fileUploadId, randomUUID()],
  });
  const { fileUploadId, parentType, id: parentId, fileType } = file;
  expect(answer.body).toEqual([
    { fileUploadId, userFileName: 'Contract.pdf', companyId, parentType, parentId, fileType },
  ]);
});

test('the bytes of a file are read by services alone', async () => {
  const { actor, file } = await anUpload();
  const path = `/internal/files/${file.fileUploadId}/bytes`;
  const read = await harness.asService<FileBytesDto>('draws', 'GET', path);
  expect(read.body).toMatchObject({ fileUploadId: file.fileUploadId, contentType: 'application/pdf' });
  expect(Buffer.from(read.body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect((await harness.as(actor).call('GET', path)).status).toBe(403);
  expect((await harness.asService('draws', 'GET', `/internal/files/${randomUUID()}/bytes`)).status).toBe(404);
});

test('what stands for the closings of many applications is told to services at once', async () => {
  const companyId = randomUUID();
  const actor = aBorrower(companyId);
  const [first, second] = [harness.anApplication(companyId), harness.anApplication(companyId)];
  const upload = async (applicationId: string, type: string, content: string) => {
    const file = { name: `${type}.pdf`, content: pdf(content) };
    return (await harness.upload(actor, 'application', { applicationId, type }, file)).body.fileUploadId;
  };
  const policy = await upload(first, 'insurance', 'a policy');
  const title = await upload(second, 'title', 'a title');
  await upload(second, 'purchasecontract', 'no paper of a closing');
  const path = '/internal/files/closing-papers';
  const applicationIds = [first, second, randomUUID()];
  const told = await harness.asService('applications', 'POST', path, { applicationIds });
  const paper = { status: 'pending' };
  expect(told.body).toHaveLength(2);
  expect(told.body).toEqual(
    expect.arrayContaining([
      { ...paper, applicationId: first, fileUploadId: policy, fileType: 'insurance' },
      { ...paper, applicationId: second, fileUploadId: title, fileType: 'title' },
    ]),
  );
  expect((await harness.as(actor).call('POST', path, { applicationIds })).status).toBe(403);
});
