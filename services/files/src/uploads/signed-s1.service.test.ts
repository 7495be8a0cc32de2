import { createHash, randomUUID } from 'node:crypto';
import { fill, s1Form } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { pdf } from '../testing/multipart.js';

let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles();
});
afterAll(() => harness.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** An S-1 that was signed by a link, as the companies service tells of it. */
function signed(companyId: string, personId: string, text = '%PDF-1.7 signed', signerName = 'Dana Whitfield') {
  const bytes = Buffer.from(text);
  return {
    ...{ fileUploadId: randomUUID(), personId, companyId, organizationName: 'Gulf Coast Builders' },
    ...{ title: 'S-1', version: '1', contentHash: sha256(Buffer.from('text')), paperHash: sha256(bytes) },
    ...{ pdf: bytes.toString('base64'), signerName, typedName: signerName, email: 'dana@gulf.example' },
    ...{ sentBy: randomUUID(), drawingHash: null, signedAt: '2026-03-02T15:00:00.000Z', ip: null, userAgent: null },
  };
}
const ofCompany = async (companyId: string) =>
  (
    await harness
      .as(anAdministrator())
      .call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${companyId}&type=s1`)
  ).body;

describe('an S-1 that its owner signed by a link', () => {
  it('is a file as one that was uploaded, on behalf of who sent the link, once', async () => {
    const companyId = randomUUID();
    const personId = randomUUID();
    const told = signed(companyId, personId);
    const id = randomUUID();
    for (let again = 0; again < 2; again += 1) await harness.deliver('s1.signed', personId, told, id);
    expect(await ofCompany(companyId)).toMatchObject([
      {
        ...{ fileUploadId: told.fileUploadId, fileType: 's1', status: 'pending', personId, version: 1 },
        ...{ contentType: 'application/pdf', sha256: told.paperHash, uploadedBy: told.sentBy },
        userFileName: fill(s1Form.signedFile, { name: 'Dana Whitfield' }),
      },
    ]);
    const events = (await harness.sent('file.uploaded')).filter(({ aggregateId }) => aggregateId === told.fileUploadId);
    expect(events).toMatchObject([{ payload: { parentType: 'company', parentId: companyId, personId } }]);
    const admin = harness.as(anAdministrator());
    const { uri } = (await admin.call<{ uri: string }>('GET', `/files/${told.fileUploadId}/link`)).body;
    const token = new URL(uri, 'https://portal.example').searchParams.get('token') ?? '';
    const read = await admin.call('GET', `/files/${told.fileUploadId}/content?token=${encodeURIComponent(token)}`);
    expect([read.status, sha256(Buffer.from(read.bytes))]).toEqual([200, told.paperHash]);
  });

  it('takes the place of the one before, also of one on paper', async () => {
    const companyId = randomUUID();
    const personId = randomUUID();
    harness.belongTo(companyId, personId);
    const borrower = { ...aBorrower(randomUUID()), companyIds: [companyId] };
    await harness.upload(borrower, 'company', { companyId, type: 's1', personId }, { name: 's-1.pdf', content: pdf() });
    const [before] = await ofCompany(companyId);
    const told = signed(companyId, personId, '%PDF-1.7 newer', 'x'.repeat(420));
    await harness.deliver('s1.signed', personId, told);
    const after = await ofCompany(companyId);
    expect(before).toMatchObject({ version: 1 });
    expect(after).toMatchObject([{ fileUploadId: told.fileUploadId, version: 2 }]);
  });

  it('is refused where its bytes are not those that were signed', async () => {
    const told = { ...signed(randomUUID(), randomUUID()), pdf: Buffer.from('%PDF other').toString('base64') };
    await expect(harness.deliver('s1.signed', told.personId, told)).rejects.toThrow('was answered 500');
    expect(await ofCompany(told.companyId)).toEqual([]);
  });
});
