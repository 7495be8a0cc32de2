import { randomUUID } from 'node:crypto';
import { IDENTITY_CHECKS_A_DAY, IDENTITY_IMAGE_LIMIT } from '@groundwork/domain-accounts';
import { fill, problems, shared } from '@groundwork/domain-messages';
import type { ProblemDocument } from '@groundwork/server-http';
import type { ProviderScript, ServiceHarness, TestActor, TestProvider } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, aProvider, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { ProfileDto } from '../profile/profile.dto.js';
import type { IdentityCheckDto } from './identity-check.dto.js';
import { anAccount } from '../testing/signed-in.js';

const png = (text: string, size = 64): string => {
  const bytes = Buffer.alloc(size);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.write(text, 8);
  return bytes.toString('base64');
};
const images = { front: png('front'), back: png('back') };
const status = (
  code: string,
  description = 'Looked at',
  ids: readonly [string, string] = [randomUUID(), randomUUID()],
): string =>
  `<?xml version="1.0"?><Status><TransactionReasonCode><Code>${code}</Code><Description>${description}</Description></TransactionReasonCode><RequestId>${ids[0]}</RequestId><ConversationId>${ids[1]}</ConversationId></Status>`;
const passes: ProviderScript = () => ({ text: status('pass') });

describe('the identity check', () => {
  let harness: ServiceHarness;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await aProvider(passes);
    harness = await startService(service, {
      providers: { identityCheck: { url: provider.url, token: 'provider-key', timeoutMs: 3_000 } },
    });
  });
  afterAll(async () => {
    await harness.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.script = passes;
    provider.received.length = 0;
  });

  async function somebody(): Promise<{
    actor: TestActor;
    check: (body?: object, key?: string) => Promise<{ status: number; body: IdentityCheckDto & ProblemDocument }>;
    save: (ids: object) => Promise<{ status: number; body: ProfileDto & ProblemDocument }>;
  }> {
    const { id } = await anAccount(harness, 'borrower', { firstName: 'Dana', lastName: 'Whitfield' });
    const actor = { ...aBorrower(randomUUID()), userId: id };
    return {
      actor,
      check: (body = images, key) =>
        harness.as(actor).call('POST', '/identity-checks', body, key ? { headers: { 'idempotency-key': key } } : {}),
      save: (ids) => harness.as(actor).call('PUT', '/users/current/profile', ids),
    };
  }

  it('asks the provider once, with our key and both images, and keeps neither', async () => {
    const { check } = await somebody();
    const first = await check(images, 'key-00000001');
    expect(first).toMatchObject({
      status: 200,
      body: {
        Status: {
          TransactionReasonCode: { Code: 'pass', Description: 'Looked at' },
          RequestId: expect.any(String),
          ConversationId: expect.any(String),
        },
      },
    });
    expect(await check(images, 'key-00000001')).toMatchObject({ status: 200, body: first.body });
    expect(provider.received).toHaveLength(1);
    expect(provider.received[0]).toMatchObject({
      method: 'POST',
      path: '/checks',
      headers: { authorization: 'Bearer provider-key', 'idempotency-key': expect.stringMatching(/^[\w-]{36}$/) },
    });
    expect(JSON.parse(provider.received[0]?.text ?? '')).toEqual(images);
    const tables = await harness.service.database.rows<Record<string, unknown>>('SELECT * FROM identity_check');
    const keys = await harness.service.database.rows<Record<string, unknown>>('SELECT * FROM idempotency_key');
    expect(JSON.stringify([tables, keys])).not.toContain(images.front.slice(0, 24));
  });

  it('takes images as a browser reads them, with what it writes before them', async () => {
    const { check } = await somebody();
    expect((await check({ front: `data:image/png;base64,${images.front}`, back: images.back })).status).toBe(200);
    expect(JSON.parse(provider.received[0]?.text ?? '')).toEqual(images);
  });

  it('answers in XML who asks for it', async () => {
    const { actor } = await somebody();
    provider.script = () => ({ text: status('fail', 'Tom &amp; Jerry &lt;b&gt;') });
    const answer = await harness
      .as(actor)
      .call('POST', '/identity-checks', images, { headers: { accept: 'application/xml' } });
    expect(answer.headers['content-type']).toContain('application/xml');
    expect(answer.text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Status><TransactionReasonCode><Code>fail<\/Code><Description>Tom &amp; Jerry &lt;b&gt;<\/Description><\/TransactionReasonCode><RequestId>[\w-]+<\/RequestId><ConversationId>[\w-]+<\/ConversationId><\/Status>$/,
    );
    expect(
      (
        await harness
          .as(actor)
          .call('POST', '/identity-checks', { front: 'x', back: 'y' }, { headers: { accept: 'application/xml' } })
      ).headers['content-type'],
    ).toContain('application/problem+json');
  });

  it.each([
    ['what is no base64', { ...images, front: '%%%%' }, 'front', shared.licenseImageBase64],
    [
      'another kind of file',
      { ...images, back: Buffer.from('%PDF-1.7').toString('base64') },
      'back',
      shared.licenseImageType,
    ],
    ['the same image twice', { front: images.front, back: images.front }, 'back', shared.licenseSidesAlike],
    ['a missing one', { front: images.front }, 'back', shared.uploadRequired],
    ['a number', { ...images, front: 12 }, 'front', shared.uploadRequired],
    [
      'a large one',
      { front: png('front', 2 * IDENTITY_IMAGE_LIMIT), back: png('back', IDENTITY_IMAGE_LIMIT) },
      'front',
      'This file is larger than 5 MB',
    ],
  ])('refuses %s before anything is sent', async (_, body, field, message) => {
    const { check } = await somebody();
    expect(await check(body)).toMatchObject({
      status: 422,
      body: { code: 'validation.failed', errors: [{ field, message }] },
    });
    expect(provider.received).toEqual([]);
  });

  it('takes two images of the largest size, and no larger body', async () => {
    const { check } = await somebody();
    expect(
      (await check({ front: png('front', IDENTITY_IMAGE_LIMIT), back: png('back', IDENTITY_IMAGE_LIMIT) })).status,
    ).toBe(200);
    expect(
      (await check({ front: png('front', 4 * IDENTITY_IMAGE_LIMIT), back: png('back', IDENTITY_IMAGE_LIMIT) })).status,
    ).toBe(413);
  });

  it('is a borrower’s alone', async () => {
    for (const actor of [aBroker(randomUUID()), anAdministrator()])
      expect((await harness.as(actor).call('POST', '/identity-checks', images)).status).toBe(403);
    expect(provider.received).toEqual([]);
  });

  describe('the ids of a check', () => {
    it('are saved once it was passed, and tell that the identity is verified', async () => {
      const { actor, check, save } = await somebody();
      expect((await harness.as(actor).call<ProfileDto>('GET', '/users/current/profile')).body).toMatchObject({
        identityVerified: false,
        identityVerifiedAt: null,
        identityRequestId: null,
      });
      const { Status } = (await check()).body;
      const before = (await harness.as(actor).call<ProfileDto>('GET', '/users/current/profile')).body.version;
      const saved = await save({ identityRequestId: Status.RequestId, identityConversationId: Status.ConversationId });
      expect(saved.body).toMatchObject({
        identityVerified: true,
        identityVerifiedAt: harness.clock.now().toISOString(),
        identityRequestId: Status.RequestId,
        identityConversationId: Status.ConversationId,
        version: before,
      });
      expect(
        (await save({ identityRequestId: Status.RequestId, identityConversationId: Status.ConversationId })).status,
      ).toBe(200);
      expect(
        (await save({ city: 'Houston', identityRequestId: null, identityConversationId: null })).body,
      ).toMatchObject({ city: 'Houston', identityVerified: true });
      const told = (await harness.sent('user.identity_verified')).filter(
        ({ payload }) => payload.userId === actor.userId,
      );
      expect(told.map(({ payload }) => payload)).toEqual([{ userId: actor.userId }]);
      const audit = await harness
        .as(anAdministrator())
        .call<{ entries: { kind: string; details: object }[] }>('GET', `/audit?account=${actor.userId}`);
      expect(audit.body.entries.map(({ kind, details }) => [kind, details])).toEqual([
        ['identity.verified', {}],
        ['identity.checked', { outcome: 'passed', code: 'pass' }],
      ]);
    });

    it('are refused where they are made up, of another user, mixed, or of a check that failed', async () => {
      const [dana, eli] = [await somebody(), await somebody()];
      const { Status } = (await dana.check()).body;
      provider.script = () => ({ text: status('fail') });
      const failed = (await eli.check()).body.Status;
      const refused = {
        status: 422,
        body: { errors: [{ field: 'identityRequestId', message: shared.identityCheckUnknown }] },
      };
      for (const ids of [
        { identityRequestId: Status.RequestId, identityConversationId: Status.ConversationId },
        { identityRequestId: failed.RequestId, identityConversationId: failed.ConversationId },
        { identityRequestId: randomUUID(), identityConversationId: randomUUID() },
      ])
        expect(await eli.save(ids)).toMatchObject(refused);
      expect(await dana.save({ identityRequestId: Status.RequestId })).toMatchObject(refused);
      expect(
        await dana.save({ identityRequestId: Status.RequestId, identityConversationId: failed.ConversationId }),
      ).toMatchObject(refused);
      expect(await dana.save({ identityRequestId: { $ne: '' }, identityConversationId: ['x'] })).toMatchObject(refused);
      expect(
        (await harness.as(dana.actor).call<ProfileDto>('GET', '/users/current/profile')).body.identityVerified,
      ).toBe(false);
    });

    it('are told again, without another check, to who did not save them', async () => {
      const { check } = await somebody();
      const first = await check();
      expect((await check({ front: png('other'), back: png('sides') })).body).toEqual(first.body);
      expect(provider.received).toHaveLength(1);
    });
  });

  it('tells why it was not passed, and can be tried again up to its limit of a day', async () => {
    const { check } = await somebody();
    provider.script = () => ({ text: status('too_dark', 'The image is too dark') });
    for (let time = 0; time < IDENTITY_CHECKS_A_DAY; time += 1)
      expect((await check()).body.Status.TransactionReasonCode).toEqual({
        Code: 'too_dark',
        Description: 'The image is too dark',
      });
    expect(await check()).toMatchObject({
      status: 429,
      body: { code: 'throttle.too_many', detail: fill(shared.identityChecksOver, { max: IDENTITY_CHECKS_A_DAY }) },
    });
    expect(provider.received).toHaveLength(IDENTITY_CHECKS_A_DAY);
    harness.clock.advance(24 * 3_600_000);
    expect((await check()).status).toBe(200);
  });

  it('runs once at a time', async () => {
    const { check } = await somebody();
    let open = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      provider.script = async (_request, reply) => {
        resolve();
        await new Promise<void>((go) => (open = go));
        reply.end(status('pass'));
        return undefined;
      };
    });
    const first = check();
    await arrived;
    expect(await check()).toMatchObject({ status: 409, body: { code: 'idempotency.in_progress' } });
    open();
    expect((await first).status).toBe(200);
    expect(provider.received).toHaveLength(1);
  });

  it('holds up nobody else while the provider takes its time', async () => {
    const [dana, eli] = [await somebody(), await somebody()];
    let open = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      provider.script = async (_request, reply) => {
        resolve();
        await new Promise<void>((go) => (open = go));
        reply.end(status('pass'));
        return undefined;
      };
    });
    const waiting = dana.check(images, 'key-00000002');
    await arrived;
    expect((await eli.save({ city: 'Waco' })).body).toMatchObject({ city: 'Waco' });
    open();
    expect((await waiting).status).toBe(200);
  });

  describe('where the provider', () => {
    it.each<[string, ProviderScript, number, keyof typeof problems]>([
      ['answers 500', () => ({ status: 500, text: 'stack trace' }), 503, 'provider.away'],
      ['answers garbage', () => ({ text: '<html><br></html>' }), 502, 'provider.answer_invalid'],
      [
        'leaves the ids out',
        () => ({ text: '<Status><TransactionReasonCode><Code>pass</Code></TransactionReasonCode></Status>' }),
        502,
        'provider.answer_invalid',
      ],
      [
        'declares entities',
        () => ({ text: `<!DOCTYPE a [<!ENTITY x "y">]>${status('&x;')}` }),
        502,
        'provider.answer_invalid',
      ],
      [
        'breaks off',
        (_request, reply) => (
          reply.writeHead(200, { 'content-length': '500' }),
          reply.write('<Sta'),
          reply.destroy(),
          undefined
        ),
        503,
        'provider.away',
      ],
      ['is too slow', () => undefined, 504, 'provider.slow'],
    ])(
      '%s, that is told in one sentence and the check may be tried again',
      async (_, script, code, problem) => {
        const { check } = await somebody();
        provider.script = script;
        expect(await check()).toMatchObject({
          status: code,
          body: { code: problem, detail: problems[problem].sentence },
        });
        provider.script = passes;
        // The failures of these tests are fewer in a row than those that open the breaker.
        expect((await check()).status).toBe(200);
      },
      20_000,
    );
  });

  it('is off where no provider is set up', async () => {
    const without = await startService(service);
    expect(await without.as(aBorrower(randomUUID())).problem('POST', '/identity-checks', images)).toMatchObject({
      status: 503,
      code: 'provider.off',
      detail: shared.providerOff,
    });
    await without.close();
  });
});
