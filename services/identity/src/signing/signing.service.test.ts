import { createHash, randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { SIGNING_TRIES } from '@groundwork/domain-accounts';
import { fill, sentenceOf, shared, signing } from '@groundwork/domain-messages';
import { MINUTE, SECOND } from '@groundwork/domain-time';
import { readSession, readSigningProof } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { anAdministrator, aSuperAdministrator, nobody, startService } from '@groundwork/server-testkit';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { service } from '../index.js';
import { anAccount, codeOf, enrolled, signedIn } from '../testing/signed-in.js';
import { SigningChallengeEntity } from './signing-challenge.entity.js';
import type { SigningSettingDto } from '../proof-settings/index.js';
import type { SentSigningCodeDto, SigningDemandDto, SigningProofDto } from './signing.dto.js';

// Each sign-in hashes a password.
jest.setTimeout(60_000);

let harness: ServiceHarness;
const owner = aSuperAdministrator();
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const settings = async () => (await harness.as(owner).call<SigningSettingDto[]>('GET', '/signing-settings')).body;
async function demands(demand: 'session' | 'code') {
  const [newest] = await settings();
  if (newest?.demand !== demand)
    await harness.as(owner).call('PUT', '/signing-settings', { demand, version: newest?.version ?? 0 });
}
const aDocument = () => createHash('sha256').update(randomUUID()).digest('hex');
const openSigning = async (body: object): Promise<SigningDemandDto> =>
  (await harness.asService<SigningDemandDto>('draws', 'POST', '/internal/signings', body)).body;
const byAccount = (userId: string, document = aDocument()) =>
  openSigning({ signer: userId, userId, kind: 'draw', document });
const byLink = (email: string, document = aDocument()) =>
  openSigning({ signer: `link:${randomUUID()}`, email, name: 'Ann Ortiz', kind: 'waiver', document });
const send = (actor: TestActor, challenge: string | null) =>
  harness.as(actor).call<SentSigningCodeDto>('POST', '/signings/letters', { challenge });
const prove = (actor: TestActor, challenge: string | null, proof: object) =>
  harness.as(actor).call<SigningProofDto>('POST', '/signings/proofs', { challenge, ...proof });
const letters = async (email: string) =>
  (await harness.sent('signature.code_sent')).map(({ payload }) => payload).filter((each) => each.email === email);
const newestCode = async (email: string) => (await letters(email)).at(-1)?.code ?? '';
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const said = ({ text }: { text: string }) =>
  (JSON.parse(text) as { errors?: { field: string; message: string }[] }).errors?.map(({ field, message }) => [
    field,
    message,
  ]);
const read = (token: string) => readSigningProof(token, harness.options.keys.session, harness.clock.now());
const anEmail = () => `${randomUUID().slice(-8)}@harbor.example`;
const masked = (email: string) => `${email.slice(0, 1)}***@${email.split('@')[1] ?? ''}`;

describe('what the lender asks of who signs', () => {
  it('is nothing at first, is changed by super administrators in versions, and stands in the audit record', async () => {
    expect(await settings()).toEqual([
      {
        ...{ id: 'first', version: 0, demand: 'session', editedBy: null, editedAt: null },
        ...{ secondFactor: 'nobody', leastSecondFactor: 'nobody' },
      },
    ]);
    const saved = await harness.as(owner).call<SigningSettingDto>('PUT', '/signing-settings', {
      demand: 'code',
      version: 0,
    });
    expect(saved.body).toMatchObject({ version: 1, demand: 'code', editedBy: owner.userId });
    const late = await harness.as(owner).problem('PUT', '/signing-settings', { demand: 'session', version: 0 });
    expect([late.code, late.current]).toEqual(['state.version_conflict', expect.objectContaining({ version: 1 })]);
    expect((await harness.as(owner).problem('PUT', '/signing-settings', { demand: 'x', version: 1 })).status).toBe(422);
    for (const actor of [anAdministrator(), nobody])
      expect((await harness.as(actor).problem('PUT', '/signing-settings', { demand: 'code', version: 1 })).status).toBe(
        403,
      );
    expect((await harness.as(anAdministrator()).call('GET', '/signing-settings')).status).toBe(200);
    const { manager } = harness.service.app.get(Database).reading;
    expect(await manager.findBy(AuditEntryEntity, { kind: 'lender.signing' })).toMatchObject([
      { actorId: owner.userId, details: { version: 1, demand: 'code', secondFactor: 'nobody' } },
    ]);
  });

  it('of two who save at once is what the first chose', async () => {
    const [newest] = await settings();
    const save = () => harness.as(owner).call('PUT', '/signing-settings', { demand: 'code', version: newest?.version });
    const statuses = (await Promise.all([save(), save()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('leaves signatures as they were where it is nothing', async () => {
    await demands('session');
    expect(await byLink(anEmail())).toEqual({ challenge: null, by: null, address: null, sent: false });
    expect(await byAccount(randomUUID())).toMatchObject({ challenge: null });
  });
});

describe('a code by letter', () => {
  beforeEach(() => demands('code'));

  it('goes to the own address, is good once, and proves one document of one signer', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    const document = aDocument();
    const demand = await byAccount(account.id, document);
    expect(demand).toEqual({
      challenge: expect.any(String),
      by: 'letter',
      address: masked(account.email),
      sent: false,
    });
    expect(await letters(account.email)).toEqual([]);
    expect((await send(actor, demand.challenge)).body).toEqual({ address: masked(account.email), pause: 30 });
    const [letter] = await letters(account.email);
    expect(letter).toMatchObject({ userId: account.id, name: 'Ann Builder', kind: 'draw' });
    expect(letter?.code).toMatch(/^\d{6}$/);
    expect(letter?.expiresAt).toBe(new Date(harness.clock.now().getTime() + 10 * MINUTE).toISOString());
    const code = ` ${letter?.code.slice(0, 3) ?? ''} ${letter?.code.slice(3) ?? ''}`;
    const { proof } = (await prove(actor, demand.challenge, { code })).body;
    expect(read(proof)).toMatchObject({
      signer: account.id,
      document,
      by: 'letter',
      address: masked(account.email),
    });
    expect(readSession(proof, harness.options.keys.session, 0)).toBeUndefined();
    expect(said(await prove(actor, demand.challenge, { code: letter?.code }))).toEqual([['code', signing.codeOver]]);
    harness.clock.advance(10 * MINUTE + SECOND);
    expect(read(proof)).toBeUndefined();
  });

  it('is not in the table', async () => {
    const email = anEmail();
    const { challenge } = await byLink(email);
    await send(nobody, challenge);
    const { manager } = harness.service.app.get(Database).reading;
    const [row] = await manager.findBy(SigningChallengeEntity, { email });
    const code = await newestCode(email);
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.codeHash).not.toBe(createHash('sha256').update(code).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('that is wrong says how many tries remain, and ends with the last of them', async () => {
    const email = anEmail();
    const { challenge } = await byLink(email);
    await send(nobody, challenge);
    const code = await newestCode(email);
    for (let left = SIGNING_TRIES - 1; left > 0; left -= 1)
      expect(said(await prove(nobody, challenge, { code: wrongOf(code) }))).toEqual([
        ['code', fill(signing.codeWrong, { left })],
      ]);
    expect(said(await prove(nobody, challenge, { code: wrongOf(code) }))).toEqual([['code', signing.codeOver]]);
    expect(said(await prove(nobody, challenge, { code }))).toEqual([['code', signing.codeOver]]);
    harness.clock.advance(31 * SECOND);
    await send(nobody, challenge);
    expect((await prove(nobody, challenge, { code: await newestCode(email) })).status).toBe(200);
  });

  it('is over after ten minutes, and when a newer one was sent, which has to wait half a minute', async () => {
    const email = anEmail();
    const { challenge } = await byLink(email);
    await send(nobody, challenge);
    const first = await newestCode(email);
    const soon = await send(nobody, challenge);
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '30']);
    harness.clock.advance(30 * SECOND);
    expect((await send(nobody, challenge)).status).toBe(200);
    const second = await newestCode(email);
    if (first !== second) expect((await prove(nobody, challenge, { code: first })).status).toBe(422);
    harness.clock.advance(10 * MINUTE);
    expect(said(await prove(nobody, challenge, { code: second }))).toEqual([['code', signing.codeOver]]);
  });

  it('is counted before it is compared, whoever tries many at once, and proves once', async () => {
    const email = anEmail();
    const { challenge } = await byLink(email);
    await send(nobody, challenge);
    const code = await newestCode(email);
    const right = await Promise.all([1, 2, 3].map(() => prove(nobody, challenge, { code })));
    expect(right.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    harness.clock.advance(31 * SECOND);
    await send(nobody, challenge);
    const another = await newestCode(email);
    await Promise.all(Array.from({ length: 8 }, () => prove(nobody, challenge, { code: wrongOf(another) })));
    expect(said(await prove(nobody, challenge, { code: another }))).toEqual([['code', signing.codeOver]]);
  });

  it('goes on with its tries where the same document is signed again', async () => {
    const email = anEmail();
    const [signer, document] = [`link:${randomUUID()}`, aDocument()];
    const ask = () => openSigning({ signer, email, kind: 'waiver', document });
    const first = await ask();
    await send(nobody, first.challenge);
    const code = await newestCode(email);
    await prove(nobody, first.challenge, { code: wrongOf(code) });
    const second = await ask();
    expect(second.sent).toBe(true);
    const over = await prove(nobody, first.challenge, { code });
    expect([over.status, over.body]).toMatchObject([
      410,
      { code: 'signature.challenge_over', title: 'Signature not confirmed', detail: signing.signingOver },
    ]);
    expect(said(await prove(nobody, second.challenge, { code: wrongOf(code) }))).toEqual([
      ['code', fill(signing.codeWrong, { left: SIGNING_TRIES - 2 })],
    ]);
    expect((await prove(nobody, second.challenge, { code })).status).toBe(200);
  });

  it('of an account is for nobody else', async () => {
    const account = await anAccount(harness);
    const { challenge } = await byAccount(account.id);
    for (const actor of [nobody, await signedIn(harness, await anAccount(harness))]) {
      expect((await send(actor, challenge)).status).toBe(410);
      expect((await prove(actor, challenge, { code: '123456' })).status).toBe(410);
    }
    expect(await letters(account.email)).toEqual([]);
  });

  it('fills nobody’s mailbox', async () => {
    const email = anEmail();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await send(nobody, (await byLink(email)).challenge)).status);
      harness.clock.advance(31 * SECOND);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    harness.clock.advance(60 * MINUTE);
    expect((await send(nobody, (await byLink(email)).challenge)).status).toBe(200);
  });

  it('cannot be asked for after an hour, and what is over is swept', async () => {
    const email = anEmail();
    const { challenge } = await byLink(email);
    harness.clock.advance(61 * MINUTE);
    expect((await send(nobody, challenge)).status).toBe(410);
    const { SigningChallenges } = await import('./signing-challenges.service.js');
    await harness.service.app.get(SigningChallenges).sweep();
    const { manager } = harness.service.app.get(Database).reading;
    expect(await manager.findBy(SigningChallengeEntity, { email })).toEqual([]);
  });

  it('is nothing for a program', async () => {
    const answer = await harness.asService<{ code: string }>('draws', 'POST', '/internal/signings', {
      ...{ signer: randomUUID(), userId: randomUUID(), kind: 'draw', document: aDocument() },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'person.needed']);
    expect(sentenceOf('signature.proof_needed')).toBe('Signing needs a code. Please ask for one and try again.');
  });
});

describe('who has a second factor', () => {
  it('proves it by the authenticator or a recovery code, and gets no letter', async () => {
    await demands('code');
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    const { secret, recoveryCodes } = await enrolled(harness, actor);
    const { challenge, by } = await byAccount(account.id);
    expect(by).toBe('authenticator');
    expect(said(await prove(actor, challenge, { code: '000000' }))).toEqual([['code', shared.codeWrong]]);
    harness.clock.advance(MINUTE);
    const { proof } = (await prove(actor, challenge, { code: codeOf(harness, secret) })).body;
    expect(read(proof)).toMatchObject({ signer: account.id, by: 'authenticator', address: null });
    const again = await byAccount(account.id);
    const recovered = await prove(actor, again.challenge, { recoveryCode: recoveryCodes[0] });
    expect(read(recovered.body.proof)).toMatchObject({ by: 'recovery' });
    expect(await letters(account.email)).toEqual([]);
  });
});
