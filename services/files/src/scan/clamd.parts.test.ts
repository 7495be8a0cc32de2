import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { problems } from '@groundwork/domain-messages';
import { aBorrower, hasParts } from '@groundwork/server-testkit';
import type { FileUploadDto } from '../files/file.dto.js';
import { aRealClamd, clamdProgram, infection } from '../testing/clamav.js';
import type { RealClamd } from '../testing/clamav.js';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { multipartHeaders, pdf, streamedForm } from '../testing/multipart.js';
import { ClamdScanner } from './clamd-scanner.provider.js';

const megabyte = 1024 * 1024;
const word = (entries: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          '[Content_Types].xml':
            '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
          'word/document.xml': '<w:document/>',
          ...entries,
        }).map(([name, content]) => [name, typeof content === 'string' ? Buffer.from(content) : content]),
      ),
    ),
  );
const infectedPdf = () => pdf(infection);

(hasParts(clamdProgram) ? describe : describe.skip)('clamd of ClamAV (skipped where none is installed)', () => {
  let clamd: RealClamd;
  let harness: FilesHarness;
  beforeAll(async () => {
    clamd = await aRealClamd({ StreamMaxLength: '6M', MaxFileSize: '4M', MaxScanSize: '8M', AlertExceedsMax: 'yes' });
    harness = await startFiles({
      scanner: Object.assign({ silenceMs: 5_000 }, clamd.address),
      uploadLimitBytes: 8 * megabyte,
    });
  }, 60_000);
  afterEach(() => clamd?.part.goOn());
  afterAll(async () => {
    await harness?.close();
    await clamd?.close();
  });

  const companyId = randomUUID();
  const actor = aBorrower(companyId);
  const send = (content: Buffer, type = 'bank_statement', name = 'statement.pdf') =>
    harness.upload(actor, 'company', { companyId, type }, { name, content });
  const refused = (code: 'upload.infected' | 'upload.unchecked' | 'upload.uncheckable') => ({
    status: problems[code].status,
    code,
    detail: problems[code].sentence,
  });
  const whatThereIs = async () => [
    (await harness.as(actor).call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${companyId}`)).body.map(
      (file) => file.fileUploadId,
    ),
    harness.stored(),
  ];
  /** What happens in between leaves no row and no byte. */
  const leavesNothing = async (work: () => Promise<unknown>) => {
    const before = await whatThereIs();
    await work();
    expect(await whatThereIs()).toEqual(before);
  };

  test('takes what is clean', async () => {
    const content = Buffer.concat([pdf(), randomBytes(3 * megabyte)]);
    expect((await send(content)).body).toMatchObject({ size: content.length });
    expect((await send(word({}), 'resume', 'resume.docx')).status).toBe(201);
  });

  test.each([
    ['in the open', () => send(infectedPdf())],
    ['far behind', () => send(Buffer.concat([pdf(), randomBytes(3 * megabyte), Buffer.from(infection)]))],
    ['packed into a document', () => send(word({ 'word/media.bin': infection }), 'resume', 'resume.docx')],
    [
      'packed twice',
      () => send(word({ 'word/more.zip': zipSync({ a: Buffer.from(infection) }) }), 'resume', 'resume.docx'),
    ],
  ])('finds a virus %s, and nothing of it stays', (_where, sending) =>
    leavesNothing(async () => expect((await sending()).body).toMatchObject(refused('upload.infected'))),
  );

  test.each([
    ['larger than clamd reads of one file', () => send(Buffer.concat([pdf(), randomBytes(5 * megabyte)]))],
    [
      'that becomes too large when it is unpacked',
      () =>
        send(
          word(Object.fromEntries([1, 2, 3].map((at) => [`word/${at}.bin`, Buffer.alloc(3 * megabyte, at)]))),
          'resume',
          'resume.docx',
        ),
    ],
  ])('a file %s is refused for good, in words of its own', (_what, sending) =>
    leavesNothing(async () => expect((await sending()).body).toMatchObject(refused('upload.uncheckable'))),
  );

  test('a file larger than clamd takes at all is refused for good', () =>
    leavesNothing(async () =>
      expect((await send(Buffer.concat([pdf(), randomBytes(7 * megabyte)]))).body).toMatchObject(
        refused('upload.uncheckable'),
      ),
    ));

  test('a clamd that keeps silent about its limits is found out', async () => {
    expect(await new ClamdScanner(clamd.address).tellsOfItsLimits()).toBe(true);
    const asItComes = await aRealClamd({});
    expect(await new ClamdScanner(asItComes.address).tellsOfItsLimits()).toBe(false);
    await asItComes.close();
  });

  test('many at once are told apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => send(at % 3 === 0 ? infectedPdf() : pdf())),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 24 }, (_, at) => (at % 3 === 0 ? 422 : 201)),
    );
  });

  test('one that hangs is given up before a byte is stored, within seconds', () =>
    leavesNothing(async () => {
      clamd.part.hang();
      const begun = Date.now();
      expect((await send(pdf())).body).toMatchObject(refused('upload.unchecked'));
      expect(Date.now() - begun).toBeLessThan(15_000);
    }));

  /** An upload in whose midst something happens to clamd, after it was found alive. */
  const during = (event: () => unknown) => {
    const before = harness.stored().length;
    return harness.as(actor).call(
      'POST',
      '/files/company',
      streamedForm({ companyId, type: 'bank_statement' }, { name: 'statement.pdf' }, async function* () {
        yield pdf();
        yield randomBytes(megabyte);
        while (harness.stored().length === before) await sleep(10);
        await event();
        yield randomBytes(megabyte);
      }),
      { headers: multipartHeaders },
    );
  };

  test('one that hangs in the midst is given up, and nothing stays', () =>
    leavesNothing(async () =>
      expect((await during(() => clamd.part.hang())).body).toMatchObject(refused('upload.unchecked')),
    ));

  test('away, files are refused; back again, they are taken, and nobody has to start anything', async () => {
    await leavesNothing(async () => {
      await clamd.part.stop();
      expect((await send(pdf())).body).toMatchObject(refused('upload.unchecked'));
    });
    await clamd.part.start();
    expect((await send(pdf())).status).toBe(201);
    expect((await send(infectedPdf())).body).toMatchObject(refused('upload.infected'));
  });

  test('ended in the midst, nothing stays; started anew in the midst, the file is taken', async () => {
    await leavesNothing(async () =>
      expect((await during(() => clamd.part.stop())).body).toMatchObject(refused('upload.unchecked')),
    );
    await clamd.part.start();
    const restart = async () => {
      await clamd.part.stop();
      await clamd.part.start();
    };
    expect((await during(restart)).status).toBe(201);
  });
});
