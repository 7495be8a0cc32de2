import { createHash, randomUUID } from 'node:crypto';
import { shared, waiverRules, s1Form } from '@groundwork/domain-messages';
import { DAY } from '@groundwork/domain-time';
import { FREE_LINKS, LINK_LIFE } from '@groundwork/server-links';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  anAdministrator,
  aNeighbour,
  codeAfterLink,
  headed,
  headOf,
  nobody,
  signedOnce,
  signsWithCode,
  startService,
} from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import { service } from '../index.js';
import type { S1RequestDto } from '../s1-requests/index.js';
import { anOwnCompany, contact } from '../testing/set-up.js';
import type { OwnCompany } from '../testing/set-up.js';
import type { OpenedS1Dto, ReadableS1Dto } from './s1-signing.dto.js';

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

const answers = {
  address: '12 Elm <Street>, Houston',
  birth: '1970-02-28',
  socialSecurity: '0042',
  occupation: 'Builder, own account',
  otherCompanies: 'Gulf Tiles, 30%\nOak & Sons, 5%',
  judgements: 'None',
};
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const anyone = (address = `198.51.100.${Math.floor(Math.random() * 250)}`) => harness.as({ ...nobody, address });
const ask = <T>(what: string, body: object) => anyone().call<T>('POST', `/s1-link/${what}`, body);
const refused = (what: string, body: object) => anyone().problem('POST', `/s1-link/${what}`, body);
const open = (token: string) => ask<OpenedS1Dto>('open', { token });

/** The codes of an owner's letters, the newest last. */
const codes = async (personId: string): Promise<string[]> =>
  (await harness.sent('s1.link_sent')).flatMap(({ payload }) => (payload.personId === personId ? [payload.code] : []));
const told = async (personId: string) =>
  (await harness.sent('s1.signed')).flatMap(({ payload }) => (payload.personId === personId ? [payload] : []));

async function anOwner(more: object = {}) {
  const own = await anOwnCompany(harness);
  const partner = await own.partner('Dana', 60, more);
  const personId = partner.personId ?? '';
  return { own, personId, companyId: own.companyId };
}
async function aLink({ own, personId, companyId }: { own: OwnCompany; personId: string; companyId: string }) {
  const request = await own.post<S1RequestDto>('/entity-owners/s1-link/send', { companyId, personId });
  return { request, token: (await codes(personId)).at(-1) ?? '' };
}
async function signable(token: string, more: object = {}) {
  const { contentHash } = (await ask<ReadableS1Dto>('read', { token, ...answers })).body;
  return { token, ...answers, contentHash, signature: 'DANA WHITFIELD', ...more };
}
const fieldsOf = ({ errors }: { errors?: readonly { field: string }[] | undefined }) =>
  (errors ?? []).map(({ field }) => field).sort();
const requestsOf = async (own: OwnCompany) => (await own.tree()).s1.requests;

describe('an S-1 that its owner signs by a link', () => {
  test('is signed with a code that went to the address of the link, where the lender asks for one', async () => {
    const owner = await anOwner();
    const { token } = await aLink(owner);
    const body = await signable(token);
    const done = await signsWithCode(harness, identity, (headers) =>
      anyone().call('POST', '/s1-link/sign', body, { headers }),
    );
    expect(done.question).toMatchObject({ kind: 's1', email: contact.emailAddress });
    expect(done.question.signer).toMatch(/^link:[0-9a-f-]{36}$/);
    expect(done.signed.status).toBe(200);
    expect(done).toMatchObject(signedOnce(done.signed));
    const [event] = await told(owner.personId);
    expect(event?.proof).toBe(codeAfterLink);
    const { text } = await extractText(new Uint8Array(Buffer.from(event?.pdf ?? '', 'base64')), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(codeAfterLink);
  });

  test('is filled in, read as it is kept, signed once, and stands as handed in', async () => {
    const owner = await anOwner();
    const { own, personId, companyId } = owner;
    const { request, token } = await aLink(owner);
    expect(request).toMatchObject({ personId, email: contact.emailAddress, openedAt: null, signedAt: null });
    expect((await open(token)).body).toEqual({
      state: 'open',
      company: 'Gulf Coast Builders LLC',
      signerName: 'Dana Whitfield',
      percent: '60',
      expiresAt: request.expiresAt,
      signedAt: null,
    });
    expect(await requestsOf(own)).toMatchObject([{ openedAt: expect.any(String), signedAt: null }]);

    const { content, contentHash } = (await ask<ReadableS1Dto>('read', { token, ...answers })).body;
    expect(contentHash).toBe(sha256(content));
    expect(content).toContain('<p>12 Elm &lt;Street&gt;, Houston</p>');
    expect(content).toContain('<p>Gulf Tiles, 30%</p><p>Oak &amp; Sons, 5%</p>');
    expect(content).toContain(s1Form.certification);

    const done = await ask<OpenedS1Dto>('sign', await signable(token));
    expect([done.status, done.body.state]).toEqual([200, 'signed']);
    const [event, ...others] = await told(personId);
    expect(others).toEqual([]);
    const paper = await anyone().call('POST', '/s1-link/pdf', { token });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(event).toMatchObject({
      companyId,
      contentHash,
      paperHash: sha256(paper.bytes),
      pdf: Buffer.from(paper.bytes).toString('base64'),
      ...{ signerName: 'Dana Whitfield', typedName: 'DANA WHITFIELD', email: contact.emailAddress, version: '1' },
      ...{ sentBy: own.actor.userId, drawingHash: null, ip: expect.stringContaining('198.51.100.') },
    });
    const { text } = await extractText(new Uint8Array(paper.bytes), { mergePages: true });
    expect(await headOf(paper.bytes)).toEqual(headed);
    for (const fact of [
      '12 Elm <Street>, Houston',
      'Oak & Sons, 5%',
      'Certificate of signatures',
      contact.emailAddress,
    ])
      expect(text.replace(/\s/g, '')).toContain(fact.replace(/\s/g, ''));

    // Until the files service tells of it as of any upload, nobody is asked anew.
    const anew = await own.problem('POST', '/entity-owners/s1-link/send', { companyId, personId });
    expect([anew.status, anew.detail]).toEqual([409, s1Form.notNeeded]);
    expect((await anyone().call('POST', '/s1-link/pdf', { token })).status).toBe(200);
    const { fileUploadId = '', sentBy: userId } = event ?? {};
    const file = { fileUploadId, parentType: 'company', parentId: companyId, fileType: 's1', userId, personId };
    await harness.deliver('file.uploaded', fileUploadId, { ...file, userId: userId ?? '' });
    expect((await own.tree()).s1).toMatchObject({ needed: [], requests: [{ signedAt: expect.any(String) }] });

    // Rejected, it is asked for again, and may be signed by a newer link.
    const decision = { status: 'rejected', comments: 'Which judgement?', decidedBy: randomUUID() };
    const reviewed = { ...file, userId: userId ?? '', userFileName: 'S-1.pdf', ...decision };
    await harness.deliver('file.reviewed', fileUploadId, reviewed);
    expect((await own.tree()).s1.needed.map(({ id }) => id)).toEqual([personId]);
    expect((await refused('read', { token, ...answers })).detail).toBe(s1Form.notNeeded);
    const newer = await aLink(owner);
    expect([(await open(token)).status, (await open(newer.token)).body.state]).toEqual([410, 'open']);
    expect((await ask<OpenedS1Dto>('sign', await signable(newer.token))).body.state).toBe('signed');
    expect(await told(personId)).toHaveLength(2);
  });

  test('is signed once of two at once, under the own name, with the text that was read', async () => {
    const owner = await anOwner();
    const { token } = await aLink(owner);
    const wrong = await refused('sign', await signable(token, { signature: 'Mallory' }));
    expect([wrong.status, ...fieldsOf(wrong)]).toEqual([422, 'signature']);
    expect(wrong.errors?.[0]?.message).toContain('DANA WHITFIELD');
    const drawn = await refused('sign', await signable(token, { drawing: 'data:image/png;base64,AAAA' }));
    expect(drawn.errors).toMatchObject([{ field: 'drawing', message: shared.signatureFirst }]);
    const other = await signable(token);
    const changed = { ...other, judgements: 'One of 2019' };
    expect(await refused('sign', changed)).toMatchObject({ status: 409, detail: s1Form.readAnew });
    const both = await Promise.all([0, 1].map(() => ask('sign', other)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await told(owner.personId)).toHaveLength(1);
    expect((await refused('read', { token, ...answers })).detail).toBe(s1Form.notNeeded);
  });

  test('asks for every answer, at its field, and writes nothing down before it is signed', async () => {
    const { token } = await aLink(await anOwner());
    const bad = { ...answers, birth: '2026-03-02', socialSecurity: '123-45-6789', judgements: '' };
    const complaints = await refused('read', { token, ...bad });
    expect([complaints.status, ...fieldsOf(complaints)]).toEqual([422, 'judgements', 'socialSecurity']);
    const unborn = await refused('read', { token, ...answers, birth: '2026-03-02' });
    expect(unborn.errors).toMatchObject([{ field: 'birth', message: s1Form.birthAhead }]);
    for (const address of [undefined, null, 7, ['x'], { a: 1 }, 'x'.repeat(5_000)])
      expect(fieldsOf(await refused('read', { token, ...answers, address }))).toEqual(['address']);
    expect(await harness.service.database.rows('SELECT id FROM s1_signature WHERE content LIKE ?', ['%0043%'])).toEqual(
      [],
    );
  });

  test('is asked of who owes it and can be reached, by the users of the company alone', async () => {
    const owner = await anOwner();
    const body = { companyId: owner.companyId, personId: owner.personId };
    const path = '/entity-owners/s1-link/send';
    const stranger = await anOwnCompany(harness);
    expect([403, 404]).toContain((await stranger.problem('POST', path, body)).status);
    expect([403, 404]).toContain((await stranger.problem('POST', '/entity-owners/s1-link/revoke', body)).status);
    // Somebody else's owner under one's own company is none.
    const mixed = { companyId: stranger.companyId, personId: owner.personId };
    expect((await stranger.problem('POST', path, mixed)).status).toBe(404);
    expect((await stranger.problem('POST', '/entity-owners/s1-link/revoke', mixed)).status).toBe(409);
    expect((await harness.as(anAdministrator()).problem('POST', path, body)).status).toBe(403);
    expect(await codes(owner.personId)).toEqual([]);

    const small = await owner.own.partner('Small', 5);
    const { detail } = await owner.own.problem('POST', path, { ...body, personId: small.personId });
    expect(detail).toBe(s1Form.notNeeded);
  });

  test('ends when it is taken back, sent anew, expired, or handed in on paper; every other token is answered alike', async () => {
    const owner = await anOwner();
    const { own, personId, companyId } = owner;
    const first = await aLink(owner);
    const second = await aLink(owner);
    expect([(await open(first.token)).status, (await open(second.token)).status]).toEqual([410, 200]);
    const revoked = await own.post<S1RequestDto>('/entity-owners/s1-link/revoke', { companyId, personId });
    expect(revoked.revokedAt).not.toBeNull();
    expect((await refused('open', { token: second.token })).code).toBe('token.invalid');
    expect((await own.problem('POST', '/entity-owners/s1-link/revoke', { companyId, personId })).detail).toBe(
      s1Form.noLink,
    );

    const third = await aLink(owner);
    const ready = await signable(third.token);
    const file = { fileUploadId: randomUUID(), parentType: 'company', parentId: companyId, fileType: 's1', personId };
    await harness.deliver('file.uploaded', file.fileUploadId, { ...file, userId: own.actor.userId ?? '' });
    expect((await open(third.token)).body.state).toBe('over');
    expect((await refused('sign', ready)).detail).toBe(s1Form.notNeeded);
    expect((await refused('pdf', { token: third.token })).status).toBe(409);
    expect(await told(personId)).toEqual([]);

    const late = await aLink(await anOwner());
    harness.clock.advance(LINK_LIFE + 1);
    for (const token of [late.token, 'x', '', 'x'.repeat(5_000), 7, null])
      expect((await refused('open', { token })).code).toBe('token.invalid');
  });

  test('is not guessed, and fills nobody’s letter box', async () => {
    const guesser = anyone('203.0.113.98');
    for (let at = 0; at < FREE_LINKS; at += 1)
      expect((await guesser.problem('POST', '/s1-link/open', { token: `guess${at}` })).status).toBe(410);
    const owner = await anOwner({
      person: {
        ...contact,
        firstName: 'Dana',
        lastName: 'Whitfield',
        employedByThirdparty: false,
        emailAddress: `${randomUUID()}@gulf.example`,
      },
    });
    const { token } = await aLink(owner);
    expect(await guesser.problem('POST', '/s1-link/open', { token })).toMatchObject({
      status: 429,
      detail: waiverRules.tooManyLinks,
    });
    for (let at = 1; at < 20; at += 1) await aLink(owner);
    const { companyId, personId } = owner;
    const more = await owner.own.problem('POST', '/entity-owners/s1-link/send', { companyId, personId });
    expect(more).toMatchObject({ status: 429, detail: waiverRules.tooManyLetters });
    const rows = await harness.service.database.rows('SELECT token_hash AS hash FROM access_link');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('comes to who signed it by a letter to the same address, whose link opens as long again', async () => {
    const owner = await anOwner();
    const { own, personId, companyId } = owner;
    const { token } = await aLink(owner);
    const signed = await signable(token);
    const copies = async () =>
      (await harness.sent('s1.copy_sent')).flatMap(({ payload }) => (payload.personId === personId ? [payload] : []));
    harness.clock.advance(13 * DAY);
    expect((await refused('sign', { ...signed, signature: 'Mallory' })).status).toBe(422);
    expect(await copies()).toEqual([]);
    const done = await Promise.all([ask<OpenedS1Dto>('sign', signed), ask<OpenedS1Dto>('sign', signed)]);
    const [event] = await told(personId);
    expect(await copies()).toEqual([
      {
        ...{ personId, companyId, organizationName: event?.organizationName, company: 'Gulf Coast Builders LLC' },
        ...{ signerName: 'Dana Whitfield', email: contact.emailAddress, code: token, signedAt: event?.signedAt },
        expiresAt: new Date(harness.clock.now().getTime() + LINK_LIFE).toISOString(),
      },
    ]);
    const [copy] = await copies();
    expect(done.find(({ status }) => status === 200)?.body.expiresAt).toBe(copy?.expiresAt);
    expect((await open(token)).body.expiresAt).toBe(copy?.expiresAt);
    const paper = () => anyone().call('POST', '/s1-link/pdf', { token });
    harness.clock.advance(13 * DAY);
    expect(sha256((await paper()).bytes)).toBe(event?.paperHash);
    harness.clock.advance(2 * DAY);
    expect((await paper()).status).toBe(410);
    expect(await requestsOf(own)).toMatchObject([{ signedAt: event?.signedAt }]);
  });
});
