import { deflateSync } from 'node:zlib';
import { contrastOf, firstLender, paletteOf } from '@groundwork/domain-accounts';
import { fill, lenderRules, shared } from '@groundwork/domain-messages';
import { mails } from '@groundwork/domain-messages-letters';
import { aBorrower, anAdministrator, aSuperAdministrator, nobody, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { randomUUID } from 'node:crypto';
import { service } from '../index.js';
import type { LenderDto, LetterPreviewDto, LetterSettingDto, LetterVersionDto } from './lender.dto.js';

let harness: ServiceHarness;
const lender = anAdministrator();
const owner = aSuperAdministrator();

beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const chunk = (type: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
};

/** A PNG of one colour with a text that no logo needs. */
function aPng(width = 40, height = 10, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const acme = { name: 'Acme Lending', logoAlt: 'An anvil', accentLight: '#6b21a8', accentDark: '#d8b4fe' };
const versions = async () => (await harness.as(lender).call<LenderDto[]>('GET', '/lender')).body;
const save = (body: object, actor = owner) => harness.as(actor).call<LenderDto>('PUT', '/lender', body);
const refused = async (body: object) =>
  Object.fromEntries(
    ((await harness.as(owner).problem('PUT', '/lender', body)).errors ?? []).map(({ field, message }) => [
      field,
      message,
    ]),
  );
const css = async () => (await harness.as(nobody).call('GET', '/lender/theme.css')).text;

describe('how the lender shows itself', () => {
  it('begins as the portal came, and says no colours that the theme has anyway', async () => {
    expect(await versions()).toEqual([
      { ...firstLender, id: 'portal', version: 0, logoId: null, editedBy: null, editedAt: null },
    ]);
    expect(await css()).toBe(':root{--lender-name:Groundwork}\n');
    expect((await harness.asService('draws', 'GET', '/internal/lender')).body).toEqual({
      ...{ name: 'Groundwork', accent: firstLender.accentLight, logoAlt: '', logo: null },
    });
  });

  it('is changed into a next version, is told for the record, and stands in the style sheet of every page', async () => {
    const png = aPng(40, 10, [chunk('tEXt', Buffer.from('Author\0Somebody'))]);
    const saved = await save({ ...acme, version: 0, logo: png.toString('base64') });
    expect(saved.body).toMatchObject({ ...acme, version: 1, editedBy: owner.userId });
    expect((await versions()).map(({ version, name }) => [version, name])).toEqual([
      [1, 'Acme Lending'],
      [0, 'Groundwork'],
    ]);
    const sheet = await css();
    const { logoId } = saved.body;
    expect(sheet).toContain(`:root{--lender-name:Acme%20Lending;--lender-logo:${logoId};--lender-logo-alt:An%20anvil;`);
    expect(sheet).toContain(':root,:root .gw-borrower,:root .gw-broker,:root .gw-admin{');
    expect(sheet).toContain('--chakra-colors-accent-solid:#6b21a8');
    expect(sheet).toContain(':root.dark,:root.dark .gw-borrower');
    expect(sheet).toContain('--chakra-colors-accent-solid:#d8b4fe');
    const logo = await harness.as(nobody).call('GET', `/lender/logo/${logoId}`);
    expect([logo.headers['content-type'], logo.headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(logo.bytes.equals(aPng())).toBe(true);
    const told = (await harness.sent('lender.changed')).map(({ payload }) => payload);
    expect(told).toEqual([{ change: 'shown', subject: 'Acme Lending', version: 1, changedBy: owner.userId }]);
    expect((await harness.asService('draws', 'GET', '/internal/lender')).body).toEqual({
      ...{ name: 'Acme Lending', accent: '#6b21a8', logoAlt: 'An anvil', logo: aPng().toString('base64') },
    });
  });

  it('keeps its logo until another one or none is said', async () => {
    const [{ logoId } = { logoId: null }] = await versions();
    const same = await save({ ...acme, name: 'Acme Capital', version: 1 });
    expect([same.body.logoId, same.body.version]).toEqual([logoId, 2]);
    expect((await save({ ...acme, version: 2, logo: null })).body.logoId).toBeNull();
    expect(await css()).not.toContain('--lender-logo');
  });

  it('is refused at the field, with what is wrong with a colour and the way to a better one', async () => {
    const wrong = { ...acme, version: 3 };
    const ratio = (one: string, other: string) => (Math.floor(contrastOf(one, other) * 10) / 10).toFixed(1);
    expect(await refused({ ...wrong, name: 'A', accentLight: 'blue' })).toEqual({
      name: shared.textRequired,
      accentLight: lenderRules.colorFormat,
    });
    expect(await refused({ ...wrong, accentLight: '#f59e0b', accentDark: '#312e81' })).toEqual({
      accentLight: fill(lenderRules.contrastOfButton, {
        ratio: ratio('#f59e0b', '#ffffff'),
        direction: lenderRules.darker,
      }),
      accentDark: fill(lenderRules.contrastOfButton, {
        ratio: ratio('#312e81', '#06282b'),
        direction: lenderRules.lighter,
      }),
    });
    // White is read on it, but it is not read on the page itself, which is not quite white.
    expect(await refused({ ...wrong, accentLight: '#767676' })).toEqual({
      accentLight: fill(lenderRules.contrastAsText, {
        ratio: ratio('#767676', paletteOf('#767676', 'light').subtle),
        direction: lenderRules.darker,
      }),
    });
    for (const logo of ['<svg onload="alert(1)"/>', Buffer.from('<svg/>').toString('base64')])
      expect(await refused({ ...wrong, logo })).toEqual({ logo: lenderRules.logoNoPng });
    expect(await refused({ ...wrong, logo: aPng(1201, 10).toString('base64') })).toEqual({
      logo: lenderRules.logoNoPng,
    });
    expect(await refused({ ...wrong, logo: Buffer.alloc(61_441).toString('base64') })).toEqual({
      logo: lenderRules.logoTooLarge,
    });
  });

  it('cannot end the declaration that its name stands in', async () => {
    const name = `O'Neil (A};body{display:none}/*"<`;
    expect((await save({ ...acme, name, version: 3 })).status).toBe(200);
    const sheet = await css();
    const [, written = ''] = /--lender-name:([\w%.-]+);/.exec(sheet) ?? [];
    expect(decodeURIComponent(written)).toBe(name);
  });

  it('is saved on the version that was read: of two the second is shown the first', async () => {
    const answers = await Promise.all(
      ['One Lending', 'Two Lending'].map((name) => save({ ...acme, name, version: 4 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await harness.as(owner).problem('PUT', '/lender', { ...acme, version: 4 })).toMatchObject({
      code: 'state.version_conflict',
      current: { version: 5 },
    });
  });

  it('is changed by a super administrator alone, and read by no borrower', async () => {
    expect((await save({ ...acme, version: 5 }, lender)).status).toBe(403);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', '/lender')).status).toBe(403);
  });
});

describe('what the letters say', () => {
  const letters = async () => (await harness.as(lender).call<LetterSettingDto[]>('GET', '/letter-texts')).body;
  const of = async (name: string) => (await letters()).find((each) => each.name === name) as LetterSettingDto;
  const write = (body: object, actor = owner) => harness.as(actor).call<LetterVersionDto>('PUT', '/letter-texts', body);
  const words = {
    subject: 'Good news of {name}',
    preheader: 'Draws can be requested.',
    body: 'Dear {firstName},\n\n{name} was approved by {lender}.\n\nYour team',
    action: 'See the loan',
  };
  const unknown = (name: string) => fill(lenderRules.placeholderUnknown, { name });
  const invite = () =>
    harness.deliver('admin.invited', randomUUID(), {
      userId: randomUUID(),
      email: `${randomUUID()}@example.com`,
      firstName: 'Ada',
      lastName: 'Moss',
      code: 'c0de',
      expiresAt: '2026-03-09T15:00:00.000Z',
      invitedBy: randomUUID(),
    } as never);
  const lastLetter = async () =>
    (await harness.as(lender).call<{ subject: string; text: string; html: string }[]>('GET', '/mailbox')).body[0];

  it('are all of the portal’s, each with what may stand in it and a sample of it', async () => {
    const all = await letters();
    expect(all.map(({ name }) => name)).toEqual(Object.keys(mails));
    expect(all.every(({ isOwn, version }) => isOwn && version === 0)).toBe(true);
    const approved = await of('applicationApproved');
    expect(approved.placeholders.map(({ name }) => name)).toEqual(['lender', 'firstName', 'lastName', 'email', 'name']);
    expect(approved.placeholders.at(-1)).toEqual({ name: 'name', sample: 'Heights Townhomes' });
    expect([approved.hasAction, (await of('brokerRegistered')).hasAction]).toEqual([true, false]);
    for (const { name, placeholders } of all)
      for (const { sample } of placeholders) expect([name, sample]).toEqual([name, expect.not.stringContaining('[')]);
  });

  it('are looked at before they are kept, with samples in the place of facts', async () => {
    const { body } = await harness
      .as(lender)
      .call<LetterPreviewDto>('POST', '/letter-texts/preview', { name: 'applicationApproved', words });
    const [current] = await versions();
    expect(body.subject).toBe('Good news of Heights Townhomes');
    expect(body.text).toContain(`Dear Ada,\n\nHeights Townhomes was approved by ${current?.name}.\n\nYour team`);
    expect(body.html).toContain('See the loan');
    expect((await of('applicationApproved')).version).toBe(0);
  });

  it('are refused with a placeholder that nothing fills, before they are kept', async () => {
    const errors = async (more: object, name = 'applicationApproved') =>
      (
        await harness.as(owner).problem('PUT', '/letter-texts', { name, version: 0, words: { ...words, ...more } })
      ).errors?.map(({ field, message }) => [field, message]);
    expect(await errors({ body: 'Dear {firstName}, {amount} is yours' })).toEqual([
      ['words.body', unknown('{amount}')],
    ]);
    expect(await errors({ subject: 'An open {brace' })).toEqual([['words.subject', lenderRules.braceOpen]]);
    expect(await errors({ subject: 'Two\nlines' })).toEqual([['words.subject', lenderRules.letterSubjectLine]]);
    expect(await errors({ action: '' })).toEqual([['words.action', shared.textRequired]]);
    expect(await errors({ action: { trim: 'See' } })).toEqual([['words.action', shared.fieldRequired]]);
    expect(await errors({ body: ' ' })).toEqual([['words.body', shared.textRequired]]);
    const preview = { name: 'applicationApproved', words: { ...words, subject: '{code}' } };
    expect((await harness.as(lender).problem('POST', '/letter-texts/preview', preview)).errors).toEqual([
      { field: 'words.subject', message: unknown('{code}') },
    ]);
    expect((await write({ name: 'no letter', version: 0, words })).status).toBe(422);
  });

  it('of a letter that brings a code cannot lose it', async () => {
    const own = { subject: 'A code', body: 'Hello {name}', action: '' };
    const lost = await harness
      .as(owner)
      .problem('PUT', '/letter-texts', { name: 'signingCode', version: 0, words: own });
    expect(lost.errors).toEqual([{ field: 'words.body', message: lenderRules.letterWithoutCode }]);
    const saved = await write({ name: 'signingCode', version: 0, words: { ...own, body: 'Hello {name}: {code}' } });
    expect(saved.status).toBe(200);
  });

  it('go out in the words, the name and the colours of the lender, from the next letter on', async () => {
    const [{ version } = { version: 0 }] = await versions();
    await save({ ...acme, version });
    await invite();
    expect((await lastLetter())?.subject).toBe('Your invitation to administer Acme Lending');
    expect((await lastLetter())?.html).toContain('color:#6b21a8">Acme Lending</span>');
    const own = { subject: 'Work with {lender}', body: 'Hi {firstName},\n\njoin us.', action: 'Join' };
    const saved = await write({ name: 'adminInvitation', version: 0, words: own });
    expect(saved.body).toMatchObject({ version: 1, isOwn: false, editedBy: owner.userId });
    await invite();
    const letter = await lastLetter();
    expect(letter?.subject).toBe('Work with Acme Lending');
    expect(letter?.text).toMatch(/^Hi Ada,\n\njoin us\.\n\nJoin: http.*registerAdmin/);
    expect((await harness.sent('lender.changed')).at(-1)?.payload).toMatchObject({
      change: 'letter',
      subject: 'adminInvitation',
      version: 1,
    });
  });

  it('are put back as they came, and everything that they have been can be read', async () => {
    expect((await write({ name: 'adminInvitation', version: 1, words: null })).body).toMatchObject({
      version: 2,
      isOwn: true,
    });
    await invite();
    expect((await lastLetter())?.subject).toBe('Your invitation to administer Acme Lending');
    const { body } = await harness.as(lender).call<LetterVersionDto[]>('GET', '/letter-texts/adminInvitation/versions');
    expect(body.map(({ version, isOwn, words: { subject } }) => [version, isOwn, subject])).toEqual([
      [2, true, mails.adminInvitation.subject],
      [1, false, 'Work with {lender}'],
      [0, true, mails.adminInvitation.subject],
    ]);
    expect((await harness.as(lender).problem('GET', '/letter-texts/none/versions')).status).toBe(404);
  });

  it('are saved on the version that was read, by a super administrator alone', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => write({ name: 'notice', version: 0, words: { subject: 'A', body: '{message}', action: 'B' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      await harness.as(owner).problem('PUT', '/letter-texts', { name: 'notice', version: 0, words: null }),
    ).toMatchObject({
      code: 'state.version_conflict',
      current: { version: 1, words: { subject: 'A' } },
    });
    expect((await write({ name: 'notice', version: 1, words: null }, lender)).status).toBe(403);
  });
});
