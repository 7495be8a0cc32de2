import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import type { TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator } from '@groundwork/server-testkit';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { pdf } from '../testing/multipart.js';
import type { FileRoundDto, FileUploadDto } from './file.dto.js';

let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles();
}, 60_000);
afterAll(() => harness?.close());

/** A contract of an application with two properties, of which nobody said whose it is. */
async function aContract(type = 'presalecontract') {
  const companyId = randomUUID();
  const [first, second] = [randomUUID(), randomUUID()] as const;
  const applicationId = harness.anApplication(companyId, [first, second]);
  const borrower = aBorrower(companyId);
  const upload = async (more: Record<string, string> = {}) =>
    (
      await harness.upload(
        borrower,
        'application',
        { applicationId, type, ...more },
        { name: 'Contract.pdf', content: pdf(randomUUID()) },
      )
    ).body;
  const file = await upload();
  const stand = (status: ApplicationStatus) =>
    harness.haveProperties(applicationId, companyId, [first, second], status);
  const name = (who: TestActor, propertyId: string | null, more: object = {}) =>
    harness.as(who).call<FileUploadDto & { code?: string; current?: FileUploadDto }>('PUT', '/files/property', {
      id: file.fileUploadId,
      propertyId,
      fromPropertyId: null,
      ...more,
    });
  const approve = () =>
    harness.as(anAdministrator()).call('PUT', '/files/review', { id: file.fileUploadId, status: 'approved' });
  return { companyId, applicationId, borrower, first, second, file, upload, stand, name, approve };
}

describe('a paper of which nobody said the property', () => {
  test('is said to be of one by its borrower, with its older versions, and taken back', async () => {
    const { borrower, second, file, upload, name } = await aContract();
    const next = await upload({ replaces: file.fileUploadId });
    const { fileUploadId: id } = next;
    const named = await name(borrower, second, { id });
    expect([named.status, named.body]).toEqual([200, { ...next, propertyId: second }]);
    const versions = await harness.as(borrower).call<FileUploadDto[]>('GET', `/files/${id}/versions`);
    expect(versions.body.map(({ version, propertyId }) => [version, propertyId])).toEqual([
      [2, second],
      [1, second],
    ]);
    const back = await name(borrower, null, { id, fromPropertyId: second });
    expect([back.status, back.body.propertyId]).toEqual([200, null]);
    const told = (await harness.sent('file.property_named')).filter(({ aggregateId }) => aggregateId === id);
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { propertyId: second, propertyTitle: '2 Elm', namedBy: borrower.userId, byLender: false, status: 'pending' },
      { propertyId: null, propertyTitle: null, userFileName: 'Contract.pdf' },
    ]);
  });

  test('has in its history who said it, by the name of then, and that it was taken back', async () => {
    const { borrower, second, file, name } = await aContract();
    const lender = anAdministrator();
    await name(borrower, second);
    await name(lender, null, { fromPropertyId: second });
    const { body } = await harness.as(borrower).call<FileRoundDto[]>('GET', `/files/${file.fileUploadId}/history`);
    expect(
      body.map(({ userId, toStatus, namedBy, propertyTitle }) => [userId, toStatus, namedBy, propertyTitle]),
    ).toEqual([
      [borrower.userId, 'pending', null, null],
      [borrower.userId, 'pending', 'borrower', '2 Elm'],
      [lender.userId, 'pending', 'lender', null],
    ]);
  });

  test('of two who say so at once one does, and the other is told how it stands', async () => {
    const { borrower, first, second, name } = await aContract();
    const both = await Promise.all([name(borrower, first), name(anAdministrator(), second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.body;
    const lost = both.find(({ status }) => status === 409)?.body;
    expect([lost?.code, lost?.current]).toEqual(['state.version_conflict', won]);
  });

  test('is said to be of a property of its own application, and is one that belongs to a property at all', async () => {
    const { borrower, name, applicationId, companyId } = await aContract();
    for (const wrong of [randomUUID(), 'x']) {
      const { errors } = (await name(borrower, wrong)).body as { errors?: { field: string; message: string }[] };
      expect(errors?.map(({ field }) => field)).toEqual(['propertyId']);
      if (wrong !== 'x') expect(errors?.[0]?.message).toBe(shared.choice);
    }
    harness.haveProperties(applicationId, companyId, undefined);
    expect((await name(borrower, randomUUID())).status).toBe(404);
    const survey = await aContract('survey');
    expect((await survey.name(survey.borrower, survey.first)).body.code).toBe('rule.violated');
  });

  test('is left alone by another company and by brokers', async () => {
    const { first, name } = await aContract();
    for (const who of [aBorrower(randomUUID()), aBroker(randomUUID())])
      expect((await name(who, first)).status).toBe(403);
  });

  test('is named by the borrower while the application waits for it, what was approved and later by the lender alone', async () => {
    const { borrower, first, second, name, stand, approve } = await aContract();
    const lender = anAdministrator();
    for (const status of ['submitted', 'in_closing', 'approved'] as const) {
      stand(status);
      expect((await name(borrower, first)).body.code).toBe('state.illegal_transition');
    }
    expect((await name(lender, first)).body.code).toBe('state.illegal_transition');
    stand('submitted');
    expect((await name(lender, first)).status).toBe(200);
    await approve();
    stand('awaiting');
    const over = { fromPropertyId: first };
    expect((await name(borrower, second, over)).body.code).toBe('state.illegal_transition');
    expect((await name(lender, second, over)).status).toBe(200);
  });
});
