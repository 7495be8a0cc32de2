import { randomUUID } from 'node:crypto';
import { fill, shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  aBroker,
  anAdministrator,
  aNeighbour,
  aSuperAdministrator,
  nobody,
  startService,
} from '@groundwork/server-testkit';
import { contentHash } from './shared/content.js';
import type { EsignAcceptanceDto, EsignMasterDto } from './esign/esign.dto.js';
import type { IccaMasterDto } from './icca/icca-master.dto.js';
import { service } from './index.js';

let harness: ServiceHarness;
let identity: Neighbour;
beforeAll(async () => {
  identity = await aNeighbour();
  harness = await startService(service, { services: { identity: identity.url } });
});
afterAll(async () => {
  await harness.close();
  await identity.close();
});

/** Somebody whose account identity knows under this name. */
function named<T extends { readonly userId: string | undefined }>(
  actor: T,
  firstName = 'Zoë',
  lastName = 'de la Cruz',
): T {
  identity.answers.set(`/internal/users/${actor.userId}/name`, { userId: actor.userId, firstName, lastName });
  return actor;
}

const text = (words: string) => `<p>${words}</p>`;
const latestEsign = async () => (await harness.as(nobody).call<EsignMasterDto>('GET', '/esign-masters/latest')).body;

describe('e-sign terms', () => {
  it('are there from the first start, for everybody', async () => {
    const answer = await harness.as(nobody).call<EsignMasterDto>('GET', '/esign-masters/latest');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ version: 1, lastEditedBy: null, createdAt: '2025-11-01T00:00:00.000Z' });
    expect(answer.body.content).toContain('Consent to Electronic Records');
  });

  it('get a new version by each save, sanitised, and keep the old', async () => {
    const admin = anAdministrator();
    const before = await latestEsign();
    const saved = await harness.as(admin).call<EsignMasterDto>('POST', '/esign-masters', {
      content: '<p>New terms</p><script>x</script>',
      basedOnVersion: before.version,
    });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      version: before.version + 1,
      content: '<p>New terms</p>',
      lastEditedBy: admin.userId,
    });
    const late = { content: '<p>Late</p>', basedOnVersion: before.version };
    expect(await harness.as(admin).problem('POST', '/esign-masters', late)).toMatchObject({
      status: 409,
      current: { version: before.version + 1, content: '<p>New terms</p>' },
    });
    const unfilled = await harness.as(admin).problem('POST', '/esign-masters', { content: '<p>{{firstName}}</p>' });
    expect(unfilled.errors?.map(({ field }) => field)).toEqual(['content']);
    const all = await harness.as(admin).call<EsignMasterDto[]>('GET', '/esign-masters');
    expect(all.body.slice(0, 2).map((row) => row.id)).toEqual([saved.body.id, before.id]);
    expect(
      (await harness.as(aBroker(randomUUID())).call<EsignMasterDto>('GET', `/esign-masters/${before.id}`)).body,
    ).toEqual(before);
  });

  it('of two who edit the same version at once, one is told', async () => {
    const { version } = await latestEsign();
    const save = (words: string) =>
      harness.as(anAdministrator()).call('POST', '/esign-masters', { content: text(words), basedOnVersion: version });
    const statuses = (await Promise.all([save('one'), save('two')])).map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, 409]);
    expect((await latestEsign()).version).toBe(version + 1);
  });

  it('are edited by administrators alone', async () => {
    for (const actor of [nobody, aBorrower(randomUUID()), aBroker(randomUUID())])
      expect((await harness.as(actor).problem('POST', '/esign-masters', { content: text('x') })).status).toBe(403);
    expect((await harness.as(anAdministrator()).problem('POST', '/esign-masters', { content: '' })).errors).toEqual([
      { field: 'content', message: shared.fieldRequired },
    ]);
  });
});

describe('acceptance of the e-sign terms', () => {
  const ownName = 'ZOË DE LA CRUZ';
  const accept = (actor: ReturnType<typeof aBorrower>, esignMasterId: string, more: object = {}) =>
    harness
      .as(actor)
      .call<EsignAcceptanceDto>(
        'POST',
        '/esign-acceptances',
        { userId: actor.userId, esignMasterId, signature: ownName, ...more },
        { headers: { 'user-agent': 'Mozilla/5.0 Test' } },
      );

  it('keeps what the server saw, and tells the others', async () => {
    const actor = named(aBorrower(randomUUID()));
    const master = await latestEsign();
    const answer = await accept(actor, master.id, { acceptanceDate: '1999-01-01T00:00:00.000Z', ip: '10.0.0.1' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      userId: actor.userId,
      esignMasterId: master.id,
      version: master.version,
      contentHash: contentHash(master.content),
      acceptanceDate: harness.clock.now().toISOString(),
      acceptedDate: harness.clock.now().toISOString(),
      duringRegister: false,
      signature: ownName,
      signerName: 'Zoë de la Cruz',
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 Test',
      withdrawnDate: null,
    });
    expect((await harness.as(actor).call('GET', `/esign-acceptances/user/${actor.userId}`)).body).toEqual([
      answer.body,
    ]);
    const sent = (await harness.sent('esign.accepted')).filter((event) => event.payload.userId === actor.userId);
    expect(sent.map((event) => event.payload)).toEqual([
      { acceptanceId: answer.body.id, userId: actor.userId, esignMasterId: master.id },
    ]);
  });

  it('happens once, however often it is asked for at once', async () => {
    const actor = named(aBroker(randomUUID()));
    const { id } = await latestEsign();
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(actor, id)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
    expect(
      (await harness.sent('esign.accepted')).filter((event) => event.payload.userId === actor.userId),
    ).toHaveLength(1);
  });

  it('is of the version in force, and one’s own', async () => {
    const actor = named(aBorrower(randomUUID()));
    const old = await latestEsign();
    await harness.as(anAdministrator()).call('POST', '/esign-masters', { content: text('newer') });
    const late = await harness
      .as(actor)
      .problem('POST', '/esign-acceptances', { userId: actor.userId, esignMasterId: old.id, signature: ownName });
    expect(late).toMatchObject({ status: 409, code: 'state.version_conflict', detail: shared.termsChanged });
    const { id } = await latestEsign();
    expect(
      (
        await harness
          .as(actor)
          .problem('POST', '/esign-acceptances', { userId: randomUUID(), esignMasterId: id, signature: ownName })
      ).status,
    ).toBe(403);
    expect((await harness.as(actor).problem('GET', `/esign-acceptances/user/${randomUUID()}`)).status).toBe(403);
    expect(
      (
        await harness
          .as(actor)
          .problem('POST', '/esign-acceptances', { userId: 'me', esignMasterId: 7, signature: ownName })
      ).errors?.map((error) => error.field),
    ).toEqual(['userId', 'esignMasterId']);
  });

  it('carries the name that was typed, and is refused under another or none', async () => {
    const actor = named(aBorrower(randomUUID()));
    const { id } = await latestEsign();
    const sign = (signature: unknown) => ({ userId: actor.userId, esignMasterId: id, signature });
    const sentence = fill(shared.signatureMismatch, { name: ownName });
    for (const typed of ['ZOË DE LA CRUS', 'ZOË', 'CAROLYN WHITFIELD'])
      expect((await harness.as(actor).problem('POST', '/esign-acceptances', sign(typed))).errors).toEqual([
        { field: 'signature', message: sentence },
      ]);
    for (const typed of [undefined, null, '', ' ', 7, 'X'.repeat(401)])
      expect(
        (await harness.as(actor).problem('POST', '/esign-acceptances', sign(typed))).errors?.map(
          (error) => error.field,
        ),
      ).toEqual(['signature']);
    expect((await harness.as(actor).call('GET', `/esign-acceptances/user/${actor.userId}`)).body).toEqual([]);
    const accepted = await accept(actor, id, { signature: ' zoë  de la Cruz ' });
    expect(accepted.body).toMatchObject({ signature: 'zoë  de la Cruz', signerName: 'Zoë de la Cruz' });
    // Of a name that has changed since, the new one counts.
    const renamed = named(aBorrower(randomUUID()));
    named(renamed, 'Zoë', 'Bennett');
    expect(
      (
        await harness.as(renamed).problem('POST', '/esign-acceptances', {
          userId: renamed.userId,
          esignMasterId: id,
          signature: ownName,
        })
      ).status,
    ).toBe(422);
  });

  it('waits for identity, which knows the name', async () => {
    const actor = named(aBorrower(randomUUID()));
    const { id } = await latestEsign();
    identity.away = true;
    expect(
      (
        await harness
          .as(actor)
          .problem('POST', '/esign-acceptances', { userId: actor.userId, esignMasterId: id, signature: ownName })
      ).status,
    ).toBe(503);
    identity.away = false;
    expect((await accept(actor, id)).status).toBe(201);
  });

  it('is recorded at a registration by identity alone, with what identity saw', async () => {
    const { id } = await latestEsign();
    const userId = randomUUID();
    const request = {
      userId,
      esignMasterId: id,
      signature: 'DESMOND ACHTERBERG',
      firstName: 'Desmond',
      lastName: 'Achterberg',
      ip: '198.51.100.4',
      userAgent: 'Registration/1.0',
    };
    const record = (caller: 'identity' | 'brokers', body: object) =>
      harness.asService<EsignAcceptanceDto>(caller, 'POST', '/internal/esign-acceptances', body);
    expect((await record('brokers', request)).status).toBe(403);
    expect((await record('identity', { ...request, signature: 'SOMEBODY ELSE' })).status).toBe(422);
    expect((await record('identity', { ...request, esignMasterId: randomUUID() })).status).toBe(409);
    const first = await record('identity', request);
    expect([first.status, first.body]).toEqual([
      201,
      expect.objectContaining({
        userId,
        duringRegister: true,
        signature: 'DESMOND ACHTERBERG',
        signerName: 'Desmond Achterberg',
        ip: '198.51.100.4',
        userAgent: 'Registration/1.0',
      }),
    ]);
    expect((await record('identity', request)).body).toEqual(first.body);
    expect(
      (await harness.as(aBorrower(randomUUID())).problem('POST', '/internal/esign-acceptances', request)).status,
    ).toBe(403);
  });

  it('is withdrawn once, by oneself, and stays on record', async () => {
    const actor = named(aBorrower(randomUUID()));
    const { id: masterId } = await latestEsign();
    const { id } = (await accept(actor, masterId)).body;
    for (const other of [aBorrower(randomUUID()), anAdministrator()])
      expect((await harness.as(other).problem('DELETE', `/esign-acceptances/${id}`)).status).toBe(403);
    expect((await harness.as(actor).call('DELETE', `/esign-acceptances/${id}`)).body).toEqual({ id });
    expect((await harness.as(actor).problem('DELETE', `/esign-acceptances/${id}`)).code).toBe(
      'state.illegal_transition',
    );
    expect((await harness.as(actor).call('GET', `/esign-acceptances/user/${actor.userId}`)).body).toEqual([]);
    const withdrawn = (
      await harness.as(anAdministrator()).call<EsignAcceptanceDto[]>('GET', '/esign-acceptances')
    ).body.find((row) => row.id === id);
    expect(withdrawn?.withdrawnDate).toBe(harness.clock.now().toISOString());
    expect((await harness.sent('esign.withdrawn')).filter((event) => event.payload.acceptanceId === id)).toHaveLength(
      1,
    );
    expect((await accept(actor, masterId)).body.id).not.toBe(id);
  });

  it('is answered again for the same key, refused for another body', async () => {
    const actor = named(aBorrower(randomUUID()));
    const { id } = await latestEsign();
    const headers = { 'idempotency-key': `accept-${randomUUID()}` };
    const send = (body: object) =>
      harness.as(actor).call<EsignAcceptanceDto>('POST', '/esign-acceptances', body, { headers });
    const first = await send({ userId: actor.userId, esignMasterId: id, signature: ownName });
    const again = await send({ userId: actor.userId, esignMasterId: id, signature: ownName });
    expect([again.status, again.body, again.headers['idempotent-replay']]).toEqual([201, first.body, 'true']);
    expect(
      (await send({ userId: actor.userId, esignMasterId: id, signature: ownName, duringRegister: true })).status,
    ).toBe(422);
  });
});

describe('ICCA masters', () => {
  const owner = aSuperAdministrator();
  const create = (body: object, by = owner) => harness.as(by).call<IccaMasterDto>('POST', '/icca-masters', body);

  it('has a first version under the default name', async () => {
    const first = (await harness.as(aBroker(randomUUID())).call<IccaMasterDto>('GET', '/icca-masters/latest')).body;
    expect(first).toMatchObject({
      version: 'default',
      edition: 1,
      initialLoanRate: 1,
      additionalLoanRate: 0.5,
      lastEditedBy: null,
    });
  });

  it('an edit makes an edition, a new name a version', async () => {
    const one = (await create({ version: 'Texas 2026', content: text('one'), initialLoanRate: 0.75 })).body;
    expect(one).toMatchObject({
      version: 'Texas 2026',
      edition: 1,
      initialLoanRate: 0.75,
      additionalLoanRate: 0.5,
      lastEditedBy: owner.userId,
    });
    harness.clock.advance(1000);
    const two = (
      await create({ version: 'texas 2026', content: text('two'), initialLoanRate: 0.3333, basedOnEdition: 1 })
    ).body;
    expect(two).toMatchObject({ edition: 2, initialLoanRate: 0.3333 });
    const by = harness.as(anAdministrator());
    expect((await by.call('GET', '/icca-masters/latest')).body).toEqual(two);
    expect((await by.call('GET', '/icca-masters/version/Texas%202026')).body).toEqual(two);
    expect((await by.call('GET', '/icca-masters/version/Texas%202026/editions')).body).toEqual([two, one]);
    expect((await by.call('GET', '/icca-masters/versions')).body).toEqual(['texas 2026', 'default']);
    expect((await by.call<IccaMasterDto[]>('GET', '/icca-masters')).body.map((row) => row.id)[0]).toBe(two.id);
    expect((await by.call('GET', `/icca-masters/${one.id}`)).body).toEqual(one);
  });

  it('refuses what is wrong, who may not, and an edit of an older edition', async () => {
    const problem = await harness
      .as(owner)
      .problem('POST', '/icca-masters', { version: 'ab', content: '', initialLoanRate: 101 });
    expect(problem.errors?.map((error) => error.field).sort()).toEqual(['content', 'initialLoanRate', 'version']);
    expect((await create({ version: 'default', content: text('x') }, anAdministrator())).status).toBe(403);
    expect((await create({ version: 'Florida', content: text('1'), basedOnEdition: 0 })).status).toBe(201);
    const late = await harness
      .as(owner)
      .problem('POST', '/icca-masters', { version: 'Florida', content: text('2'), basedOnEdition: 0 });
    expect(late).toMatchObject({ status: 409, current: { version: 'Florida', edition: 1, content: text('1') } });
    const unfilled = await harness
      .as(owner)
      .problem('POST', '/icca-masters', { version: 'Maine', content: text('{{firstName}} {{clientNmae}}') });
    expect(unfilled.errors).toEqual([
      expect.objectContaining({
        field: 'content',
        message: fill(shared.placeholdersUnknown, { names: 'clientNmae' }),
      }),
    ]);
  });

  it('a version that is deleted is withdrawn, stays readable by id, and may come back', async () => {
    const made = (await create({ version: 'Ohio', content: text('Ohio') })).body;
    expect((await harness.as(anAdministrator()).problem('DELETE', '/icca-masters/version/Ohio')).status).toBe(403);
    const answer = await harness
      .as(owner)
      .call('DELETE', '/icca-masters/version/Ohio', undefined, { headers: { 'idempotency-key': 'delete-ohio-1' } });
    expect([answer.status, answer.body]).toEqual([200, 'deleted']);
    const replay = await harness
      .as(owner)
      .call('DELETE', '/icca-masters/version/Ohio', undefined, { headers: { 'idempotency-key': 'delete-ohio-1' } });
    expect([replay.status, replay.body]).toEqual([200, 'deleted']);
    expect((await harness.as(owner).problem('DELETE', '/icca-masters/version/Ohio')).status).toBe(404);
    expect((await harness.as(owner).problem('GET', '/icca-masters/version/Ohio')).status).toBe(404);
    expect((await harness.as(owner).call('GET', `/icca-masters/${made.id}`)).body).toEqual(made);
    expect((await create({ version: 'Ohio', content: text('Ohio again') })).body.edition).toBe(2);
    expect(
      (await harness.as(owner).call<IccaMasterDto[]>('GET', '/icca-masters/version/Ohio/editions')).body,
    ).toHaveLength(1);
  });
});
