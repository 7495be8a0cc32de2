import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fileTypes, fileTypeValues, mayUpload, parentTypes } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import type { FileUploadDto, FileLinkDto } from '../files/file.dto.js';
import { aBorrower, aBroker, anAdministrator, nobody } from '@groundwork/server-testkit';
import { FileProperties } from '../files/file-properties.service.js';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { form, multipartHeaders, pdf, png, streamedForm } from '../testing/multipart.js';

const megabyte = 1024 * 1024;
let harness: FilesHarness;
beforeAll(async () => {
  harness = await startFiles({ uploadLimitBytes: 320 * megabyte });
}, 60_000);
afterAll(() => harness?.close());

/** A borrower with an application. */
function aClient() {
  const companyId = randomUUID();
  return { companyId, applicationId: harness.anApplication(companyId), actor: aBorrower(companyId) };
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function download(actor: ReturnType<typeof aBorrower>, id: string) {
  const { uri } = (await harness.as(actor).call<FileLinkDto>('GET', `/files/${id}/link`)).body;
  return harness.as(actor).call('GET', uri.replace(/^\/fileUpload\/content\/([^?]+)/, '/files/$1/content'));
}

describe('an upload', () => {
  test('comes back byte for byte, with its size, hash and owner', async () => {
    const { companyId, applicationId, actor } = aClient();
    const content = Buffer.concat([pdf(), randomBytes(3 * megabyte)]);
    const answer = await harness.upload(
      actor,
      'application',
      { applicationId, type: 'purchasecontract' },
      { name: 'Purchase Contract.pdf', content },
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      userFileName: 'Purchase Contract.pdf',
      fileType: 'purchasecontract',
      status: 'pending',
      parentType: 'application',
      id: applicationId,
      contentType: 'application/pdf',
      size: content.length,
      sha256: sha256(content),
      uploadedBy: actor.userId,
    });
    const got = await download(actor, answer.body.fileUploadId);
    expect(got.status).toBe(200);
    expect(got.bytes.equals(content)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Purchase Contract.pdf"; filename*=UTF-8''Purchase%20Contract.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const sent = (await harness.sent('file.uploaded')).filter(
      (event) => event.aggregateId === answer.body.fileUploadId,
    );
    expect(sent.map((event) => event.payload)).toEqual([
      {
        fileUploadId: answer.body.fileUploadId,
        parentType: 'application',
        parentId: applicationId,
        fileType: 'purchasecontract',
        userId: actor.userId,
        personId: null,
        propertyId: null,
        version: 1,
      },
    ]);
    const listed = (
      await harness
        .as(aBorrower(companyId))
        .call<FileUploadDto[]>('GET', `/files?parentType=application&parentId=${applicationId}`)
    ).body;
    expect(listed).toEqual([answer.body]);
    expect(
      (await harness.as(actor).call('GET', `/files?parentType=application&parentId=${applicationId}&type=survey`)).body,
    ).toEqual([]);
  });

  test('may send the file before the fields, and name them as older callers do', async () => {
    const { applicationId, actor } = aClient();
    const body = form(
      { id: applicationId, uploadType: 'photos', personId: '' },
      { name: 'front.png', content: png },
      true,
    );
    const answer = await harness
      .as(actor)
      .call<FileUploadDto>('POST', '/files/application', body, { headers: multipartHeaders });
    expect([answer.status, answer.body.contentType, answer.body.fileType]).toEqual([201, 'image/png', 'photos']);
  });

  test.each([
    ['договор купли.pdf', 'договор купли.pdf'],
    ['购房合同 (最终).pdf', '购房合同 (最终).pdf'],
    ['عقد.pdf', 'عقد.pdf'],
    ['שטר מכר.pdf', 'שטר מכר.pdf'],
    ['खरीद अनुबंध.pdf', 'खरीद अनुबंध.pdf'],
    ['계약서 👩\u200d👧.pdf', '계약서 👩\u200d👧.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['plan\u0000.pdf', 'plan.pdf'],
    ['<b>plan</b>.pdf', 'b.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['a\u202efdp.exe.pdf', 'afdp.exe.pdf'],
    [`${'long '.repeat(60)}.pdf`, undefined],
    [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(146)}.pdf`],
  ])('keeps the name %p', async (name, storedName) => {
    const { applicationId, actor } = aClient();
    const answer = await harness.upload(
      actor,
      'application',
      { applicationId, type: 'survey' },
      { name, content: pdf(name) },
    );
    expect(answer.status).toBe(201);
    expect(answer.body.userFileName).toMatch(/\.pdf$/);
    if (storedName !== undefined) expect(answer.body.userFileName).toBe(storedName);
    const disposition = String((await download(actor, answer.body.fileUploadId)).headers['content-disposition']);
    expect(decodeURIComponent(disposition.replace(/^.*filename\*=UTF-8''/, ''))).toBe(answer.body.userFileName);
  });

  test.each([
    [
      'a program that calls itself a PDF',
      'contract.pdf',
      Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000 not a document', 'latin1'),
      415,
      'upload.type_refused',
    ],
    [
      'a page that calls itself a PDF',
      'contract.pdf',
      '<!doctype html><script>alert(1)</script>',
      415,
      'upload.type_refused',
    ],
    ['a PDF that ends in a program', 'contract.pdf.exe', pdf(), 415, 'upload.type_refused'],
    ['an image where a PDF is asked for', 'contract.png', png, 415, 'upload.type_refused'],
    ['an image that is called a PDF', 'contract.pdf', png, 415, 'upload.type_refused'],
    [
      'a picture that can run',
      'contract.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'upload.type_refused',
    ],
    [
      'a picture that can run and calls itself a PDF',
      'contract.pdf',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      415,
      'upload.type_refused',
    ],
    ['a page', 'contract.html', '<html></html>', 415, 'upload.type_refused'],
    [
      'an archive that calls itself a PDF',
      'contract.pdf',
      Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'),
      415,
      'upload.type_refused',
    ],
    ['an empty file', 'contract.pdf', '', 422, 'upload.missing'],
  ])('refuses %s', async (_what, name, content, status, code) => {
    const { applicationId, actor } = aClient();
    const before = harness.stored();
    for (const fileFirst of [false, true]) {
      const body = form(
        { applicationId, type: 'purchasecontract' },
        { name, content, declaredType: 'application/pdf' },
        fileFirst,
      );
      expect(
        await harness.as(actor).problem('POST', '/files/application', body, { headers: multipartHeaders }),
      ).toMatchObject({ status, code });
    }
    expect(harness.stored()).toEqual(before);
    expect(
      (await harness.as(actor).call('GET', `/files?parentType=application&parentId=${applicationId}`)).body,
    ).toEqual([]);
  });

  test('says what is wrong: the file is empty, or its name misleads', async () => {
    const { applicationId, actor } = aClient();
    const detail = async (name: string, content: Buffer | string) =>
      (
        (await harness.upload(actor, 'application', { applicationId, type: 'survey' }, { name, content }))
          .body as unknown as { detail: string }
      ).detail;
    expect([await detail('a.pdf', ''), await detail('a.pdf.exe', pdf()), await detail('a.pdf', png)]).toEqual([
      shared.fileEmpty,
      shared.fileNameMisleads,
      shared.fileTypeRefused,
    ]);
  });

  test('takes sheets by what they are', async () => {
    const { applicationId, actor } = aClient();
    const csv = await harness.upload(
      actor,
      'application',
      { applicationId, type: 'budget' },
      { name: 'budget.csv', content: 'item,amount\nRoofing,1000\n' },
    );
    expect([csv.status, csv.body.contentType]).toEqual([201, 'text/csv']);
    const binary = await harness.upload(
      actor,
      'application',
      { applicationId, type: 'budget' },
      { name: 'budget.csv', content: Buffer.from([1, 2, 3, 0, 255]) },
    );
    expect(binary.status).toBe(415);
  });

  test('is about a person of the own company, or about nobody', async () => {
    const { companyId, applicationId, actor } = aClient();
    const [owner, stranger] = [randomUUID(), randomUUID()];
    harness.belongTo(companyId, owner);
    const file = { name: 'a.pdf', content: pdf() };
    const personOf = async (parent: string, fields: Record<string, string>) => {
      const { status, body } = await harness.upload(actor, parent, fields, file);
      return [status, body.personId, (body as unknown as { errors?: unknown }).errors];
    };
    const refused = [422, undefined, [{ field: 'personId', message: shared.choice }]];
    const ownUser = { userId: actor.userId ?? '', type: 'resume' };
    expect(await personOf('company', { companyId, type: 's1', personId: owner })).toEqual([201, owner, undefined]);
    expect(await personOf('company', { companyId, type: 's1', personId: stranger })).toEqual(refused);
    expect(await personOf('application', { applicationId, type: 'survey', personId: stranger })).toEqual(refused);
    expect(await personOf('user', ownUser)).toEqual([201, null, undefined]);
    expect(await personOf('user', { ...ownUser, personId: owner })).toEqual(refused);
    const { status, body } = await harness.as(actor).call('POST', '/files/resumable', {
      ...{ parentType: 'company', companyId, type: 's1', personId: stranger, name: 'a.pdf', size: 10 },
    });
    expect([status, (body as unknown as { errors?: unknown }).errors]).toEqual([422, refused[2]]);
  });

  test('refuses what is no upload of a file, by field', async () => {
    const { applicationId, actor } = aClient();
    const file = { name: 'a.pdf', content: pdf() };
    const fieldsOf = async (fields: Record<string, string>, parent = 'application') => {
      const answer = await harness.upload(actor, parent, fields, file);
      return [
        answer.status,
        ((answer.body as unknown as { errors?: { field: string }[] }).errors ?? []).map((error) => error.field),
      ];
    };
    expect(await fieldsOf({ type: 'survey' })).toEqual([422, ['applicationId']]);
    expect(await fieldsOf({ applicationId, type: 'nothing' })).toEqual([422, ['type']]);
    expect(await fieldsOf({ applicationId, type: 'companyLogo' })).toEqual([422, ['type']]);
    expect(await fieldsOf({ applicationId, type: 'survey', personId: 'x' })).toEqual([422, ['personId']]);
    expect((await fieldsOf({ applicationId: randomUUID(), type: 'survey' }))[0]).toBe(404);
    expect((await fieldsOf({ applicationId, type: 'survey' }, 'loan'))[0]).toBe(404);
    expect((await harness.upload(actor, 'application', { applicationId, type: 'survey' })).body).toMatchObject({
      code: 'upload.missing',
    });
    expect(await harness.as(actor).problem('POST', '/files/application', { applicationId })).toMatchObject({
      code: 'request.media_type',
    });
    expect(
      await harness.as(actor).problem('POST', '/files/application', 'nonsense', { headers: multipartHeaders }),
    ).toMatchObject({ code: 'request.malformed' });
    expect(
      await harness
        .as(actor)
        .problem('POST', '/files/application', 'x', { headers: { 'content-type': 'multipart/form-data' } }),
    ).toMatchObject({ code: 'request.malformed' });
  });

  test('with the same Idempotency-Key is one file', async () => {
    const { applicationId, actor } = aClient();
    const headers = { 'idempotency-key': randomUUID() };
    const send = (content: Buffer) =>
      harness.upload(actor, 'application', { applicationId, type: 'survey' }, { name: 'a.pdf', content }, headers);
    const answers = await Promise.all([send(pdf()), send(pdf()), send(pdf())]);
    expect(new Set(answers.map((answer) => answer.body.fileUploadId)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(
      (await harness.as(actor).call<FileUploadDto[]>('GET', `/files?parentType=application&parentId=${applicationId}`))
        .body,
    ).toHaveLength(1);
    expect((await send(pdf('other'))).body).toMatchObject({ code: 'idempotency.key_reused' });
    expect(harness.stored().filter((name) => name === answers[0]?.body.fileUploadId)).toHaveLength(1);
  });
});

describe('a large upload', () => {
  const chunk = randomBytes(megabyte);
  function* chunks(count: number, first: Buffer = pdf()) {
    yield first;
    for (let at = 0; at < count; at += 1) yield chunk;
  }

  test('of 300 MB passes through without growing memory', async () => {
    const { applicationId, actor } = aClient();
    const send = (count: number) =>
      harness.as(actor).call<FileUploadDto>(
        'POST',
        '/files/application',
        streamedForm({ applicationId, type: 'constructiondrawings' }, { name: 'drawings.pdf' }, () => chunks(count)),
        { headers: multipartHeaders },
      );
    await send(20);
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 20);
    const answer = await send(300);
    clearInterval(watch);
    expect(answer.status).toBe(201);
    expect(answer.body.size).toBe(300 * megabyte + pdf().length);
    const hash = createHash('sha256').update(pdf());
    for (let at = 0; at < 300; at += 1) hash.update(chunk);
    expect(answer.body.sha256).toBe(hash.digest('hex'));
    // Sender and service share this process: a buffered upload would show 300 MB and more.
    expect((peak - before) / megabyte).toBeLessThan(100);
  }, 120_000);
});

describe('a paper of one property', () => {
  const file = () => ({ name: 'a.pdf', content: pdf(randomUUID()) });
  const property = async (
    actor: ReturnType<typeof aBorrower>,
    fields: Record<string, string>,
    parent = 'application',
  ) => {
    const { status, body } = await harness.upload(actor, parent, fields, file());
    const { errors } = body as { errors?: { field: string }[] };
    return status === 201 ? body.propertyId : [status, errors?.map(({ field }) => field)];
  };

  test.each(['presalecontract', 'budget', 'esri'] as const)(
    'a %s, is of the property that it names, and of no other application’s',
    async (type) => {
      const companyId = randomUUID();
      const [first, second, foreign] = [randomUUID(), randomUUID(), randomUUID()];
      const applicationId = harness.anApplication(companyId, [first, second]);
      harness.anApplication(companyId, [foreign]);
      const actor = type === 'esri' ? anAdministrator() : aBorrower(companyId);
      const named = (propertyId: string) => property(actor, { applicationId, type, propertyId });
      expect([await named(first), await named(second)]).toEqual([first, second]);
      const before = harness.stored().length;
      for (const wrong of [foreign, 'x']) expect(await named(wrong)).toEqual([422, ['propertyId']]);
      expect(harness.stored()).toHaveLength(before);
      // Nobody says which of the two; of a property that went the list still tells.
      expect(await property(actor, { applicationId, type })).toBeNull();
      harness.haveProperties(applicationId, companyId, [second]);
      expect(await named(first)).toEqual([422, ['propertyId']]);
      const list = `/files?parentType=application&parentId=${applicationId}`;
      const listed = (await harness.as(actor).call<FileUploadDto[]>('GET', list)).body;
      expect(listed.map(({ propertyId }) => propertyId)).toEqual([null, second, first]);
    },
  );

  test('is of the only one without being told, and stays of it when it is replaced without a word', async () => {
    const companyId = randomUUID();
    const [only, another] = [randomUUID(), randomUUID()];
    const applicationId = harness.anApplication(companyId, [only]);
    const actor = aBorrower(companyId);
    const fields = { applicationId, type: 'presalecontract' };
    const first = (await harness.upload(actor, 'application', fields, file())).body;
    expect(first.propertyId).toBe(only);
    harness.haveProperties(applicationId, companyId, [only, another]);
    const replaces = first.fileUploadId;
    expect(await property(actor, { ...fields, replaces, propertyId: another })).toEqual([422, ['replaces']]);
    const next = (await harness.upload(actor, 'application', { ...fields, replaces }, file())).body;
    expect([next.propertyId, next.version]).toEqual([only, 2]);
    // Whoever is told of it is told of which one it is, where there are several.
    const told = async ({ fileUploadId }: FileUploadDto) => {
      const sent = await harness.sent('file.uploaded');
      const { propertyId, propertyTitle, version } =
        sent.find(({ aggregateId }) => aggregateId === fileUploadId)?.payload ?? {};
      return [propertyId, propertyTitle, version];
    };
    expect(await told(first)).toEqual([only, undefined, 1]);
    expect(await told(next)).toEqual([only, '1 Elm', 2]);
    const named = await harness.upload(actor, 'application', { ...fields, propertyId: another }, file());
    expect(await told(named.body)).toEqual([another, '2 Elm', 1]);
  });

  test('alone names one', async () => {
    const companyId = randomUUID();
    const propertyId = randomUUID();
    const applicationId = harness.anApplication(companyId, [propertyId]);
    const actor = aBorrower(companyId);
    expect(await property(actor, { applicationId, type: 'survey', propertyId })).toEqual([422, ['propertyId']]);
    expect(await property(actor, { applicationId, type: 'survey' })).toBeNull();
    expect(await property(actor, { companyId, type: 'w9', propertyId }, 'company')).toEqual([422, ['propertyId']]);
    expect(await property(aBorrower(randomUUID()), { applicationId, type: 'budget', propertyId })).toEqual([
      403,
      undefined,
    ]);
  });

  test('that was there before files had a property is learned to be of the only one of its application', async () => {
    const companyId = randomUUID();
    const [only, ...two] = [randomUUID(), randomUUID(), randomUUID()];
    const actor = aBorrower(companyId);
    const before = async (properties: readonly string[] | undefined, type = 'presalecontract') => {
      const applicationId = harness.anApplication(companyId);
      const { fileUploadId } = (await harness.upload(actor, 'application', { applicationId, type }, file())).body;
      harness.haveProperties(applicationId, companyId, properties);
      return fileUploadId;
    };
    const ids = [await before([only]), await before(two), await before(undefined), await before([only], 'survey')];
    const learning = harness.service.app.get(FileProperties);
    while ((await learning.learn()) > 0);
    const known = await Promise.all(
      ids.map(async (id) => (await harness.as(actor).call<FileUploadDto>('GET', `/files/${id}`)).body.propertyId),
    );
    expect(known).toEqual([only, null, null, null]);
  });
});

describe('who may', () => {
  test('nobody uploads to a company, application, broker or user of somebody else', async () => {
    const { companyId, applicationId } = aClient();
    const before = harness.stored();
    const file = { name: 'a.pdf', content: pdf() };
    const stranger = aBorrower(randomUUID());
    const attempts: [ReturnType<typeof aBorrower>, string, Record<string, string>][] = [
      [stranger, 'application', { applicationId, type: 'survey' }],
      [stranger, 'company', { companyId, type: 'w9' }],
      [stranger, 'user', { userId: randomUUID(), type: 'resume' }],
      [stranger, 'broker', { brokerId: randomUUID(), type: 'w9' }],
      [aBroker(randomUUID()), 'broker', { brokerId: randomUUID(), type: 'w9' }],
      [aBroker(randomUUID()), 'application', { applicationId, type: 'survey' }],
      [nobody, 'application', { applicationId, type: 'survey' }],
    ];
    for (const [actor, parent, fields] of attempts)
      expect((await harness.upload(actor, parent, fields, file)).status).toBe(403);
    const late = form({ applicationId, type: 'survey' }, file, true);
    expect(
      (await harness.as(stranger).problem('POST', '/files/application', late, { headers: multipartHeaders })).code,
    ).toBe('access.denied');
    expect(harness.stored()).toEqual(before);
  });

  test('of every type, parent and role those of the table, and nobody else', async () => {
    const { companyId, applicationId, actor } = aClient();
    const broker = aBroker(randomUUID());
    const parents = {
      application: { applicationId },
      company: { companyId },
      user: { userId: actor.userId ?? '' },
      broker: { brokerId: broker.brokerId ?? '' },
    };
    const actors = { borrower: actor, broker, admin: anAdministrator() } as const;
    for (const type of fileTypeValues)
      for (const parent of parentTypes)
        for (const role of ['borrower', 'broker', 'admin'] as const) {
          const file = (fileTypes[type].accepts as readonly string[]).includes('application/pdf')
            ? { name: 'a.pdf', content: pdf() }
            : { name: 'a.png', content: png };
          const { status } = await harness.upload(actors[role], parent, { ...parents[parent], type }, file);
          const there = Object.hasOwn(fileTypes[type].parents, parent);
          expect([role, type, parent, status]).toEqual([
            role,
            type,
            parent,
            mayUpload(role, type, parent) ? 201 : there ? 403 : 422,
          ]);
        }
  }, 60_000);

  test('company, broker and user have their own; administrators have all', async () => {
    const { companyId, actor } = aClient();
    const broker = aBroker(randomUUID());
    const file = { name: 'a.pdf', content: pdf() };
    const [w9, brokerW9, resume] = [
      await harness.upload(actor, 'company', { companyId, type: 'w9' }, file),
      await harness.upload(broker, 'broker', { brokerId: broker.brokerId ?? '', type: 'w9' }, file),
      await harness.upload(actor, 'user', { userId: actor.userId ?? '', type: 'resume' }, file),
    ];
    expect([w9.status, brokerW9.status, resume.status]).toEqual([201, 201, 201]);
    for (const uploaded of [w9, brokerW9, resume]) {
      expect((await harness.as(anAdministrator()).call('GET', `/files/${uploaded.body.fileUploadId}`)).status).toBe(
        200,
      );
      for (const stranger of [aBorrower(randomUUID()), aBroker(randomUUID())]) {
        for (const path of [
          `/files/${uploaded.body.fileUploadId}`,
          `/files/${uploaded.body.fileUploadId}/link`,
          `/files?parentType=${uploaded.body.parentType}&parentId=${uploaded.body.id}`,
        ])
          expect((await harness.as(stranger).problem('GET', path)).code).toBe('access.denied');
      }
    }
    const logo = await harness.upload(
      actor,
      'company',
      { companyId, type: 'companyLogo' },
      { name: 'logo.png', content: png },
    );
    const logos = (
      await harness
        .as(actor)
        .call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${companyId}&type=companyLogo`)
    ).body;
    expect(logos.map((entry) => entry.fileUploadId)).toEqual([logo.body.fileUploadId]);
  });

  test('the list of an application without files is its company’s too', async () => {
    const { applicationId, actor } = aClient();
    const list = `/files?parentType=application&parentId=${applicationId}`;
    expect((await harness.as(actor).call('GET', list)).body).toEqual([]);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', list)).code).toBe('access.denied');
    expect((await harness.as(actor).problem('GET', '/files?parentType=application&parentId=7')).status).toBe(400);
  });
});
