import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, s1Form } from '@groundwork/domain-messages';
import { screens, signing } from '@groundwork/domain-messages-screens';
import { s1Page as words } from '@groundwork/domain-messages-shell';
import { displayInstant } from '@groundwork/domain-time';
import { signableCanvas } from '@groundwork/web-mount/testing';
import { aServer, paste, refusal, reload, visit } from '../../testing/public-page.js';
import S1Page from './s1.page.js';

const server = aServer();
const expiresAt = '2026-03-16T15:00:00.000Z';
const signedAt = '2026-03-02T15:00:00.000Z';
const s1 = {
  state: 'open',
  company: 'Gulf Coast Builders LLC',
  signerName: 'Dana Whitfield',
  percent: '60',
  expiresAt,
  signedAt: null,
};
const answers = {
  address: '12 Elm Street',
  birth: '1970-02-28',
  socialSecurity: '0042',
  occupation: 'Builder',
  otherCompanies: 'None',
  judgements: 'None at all',
};
const readable = { content: '<p>Ownership: 60%</p>', contentHash: 'a'.repeat(64), signerName: 'Dana Whitfield' };
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label.slice(0, 20)}`));

async function answerAll(user: UserEvent) {
  for (const [name, answer] of Object.entries(answers)) await paste(user, await field(s1Form[name as 'birth']), answer);
}
async function toReading(user: UserEvent) {
  await answerAll(user);
  await user.click(screen.getByRole('button', { name: words.toReading }));
  await screen.findByText('Ownership: 60%');
}
async function signAs(user: UserEvent, name: string) {
  await user.type(screen.getByLabelText(signing.typeYourName), name);
  await user.click(screen.getByRole('button', { name: signing.accept }));
}
const sign = async (user: UserEvent) => user.click(screen.getByRole('button', { name: words.sign }));

beforeEach(() => {
  signableCanvas();
  history.replaceState(null, '', '/s1#the-token');
  server.answers['POST /s1/open'] = () => s1;
  server.answers['POST /s1/read'] = () => readable;
});

describe('an S-1 that is reached by its link', () => {
  it('says whose it is, and asks for every answer at its field before anything is sent', async () => {
    const { user } = visit(<S1Page />);
    const about = { company: 'Gulf Coast Builders LLC', percent: '60', name: 'Dana Whitfield' };
    expect(await screen.findByText(fill(words.lead, about))).toBeTruthy();
    expect(screen.getByRole('form', { name: words.form })).toBeTruthy();
    expect(screen.getAllByText(words.none)).toHaveLength(2);
    await paste(user, await field(s1Form.socialSecurity), '123456789');
    await paste(user, await field(s1Form.birth), '2099-01-01');
    await user.click(screen.getByRole('button', { name: words.toReading }));
    expect(await screen.findByText(s1Form.lastFourDigits)).toBeTruthy();
    expect(screen.getByText(s1Form.birthAhead)).toBeTruthy();
    expect(server.to('/s1/read')).toEqual([]);
    expect(server.sent).toMatchObject([{ body: { token: 'the-token' } }]);
  });

  it('is read as it is kept, signed in the own name, and gives its paper', async () => {
    const { user } = visit(<S1Page />);
    await toReading(user);
    expect(server.to('/s1/read')).toMatchObject([{ body: { token: 'the-token', ...answers } }]);
    expect(document.activeElement?.textContent).toBe(words.readHeading);
    expect([screen.getByText(words.readLead), screen.getByText(words.consent)]).toHaveLength(2);
    expect(screen.getByRole('region', { name: words.text })).toBeTruthy();
    await sign(user);
    expect(screen.getByTitle(words.signFirst)).toBeTruthy();
    await signAs(user, 'Mallory');
    expect((await screen.findByRole('alert')).textContent).toContain('DANA WHITFIELD');
    await user.clear(screen.getByLabelText(signing.typeYourName));
    await signAs(user, 'dana whitfield');
    server.answers['POST /s1/sign'] = () => refusal(503, 'upstream.unavailable');
    await sign(user);
    expect((await screen.findByRole('alert')).textContent).toContain(words.notSigned);
    server.answers['POST /s1/sign'] = () => ({ ...s1, state: 'signed', signedAt });
    await sign(user);
    const said = fill(words.signed, { date: displayInstant(signedAt), expires: displayInstant(expiresAt) });
    expect(await screen.findByText(said)).toBeTruthy();
    const { contentHash } = readable;
    expect(server.sent.at(-1)?.body).toMatchObject({ ...answers, contentHash, signature: 'dana whitfield' });
    server.answers['POST /s1/pdf'] = () => refusal(503, 'upstream.unavailable');
    await user.click(screen.getByRole('button', { name: words.download }));
    expect((await screen.findByRole('alert')).textContent).toContain(words.notDownloaded);
  });

  it('keeps what was answered on the way back, the browser’s own too, and over a reload, but for birth and number', async () => {
    const first = visit(<S1Page />);
    await toReading(first.user);
    await first.user.click(screen.getByRole('button', { name: words.change }));
    expect((await field(s1Form.socialSecurity)).value).toBe('0042');
    expect(Object.values(sessionStorage).join('')).not.toMatch(/0042|1970|the-token/);
    await first.user.click(screen.getByRole('button', { name: words.toReading }));
    await screen.findByText('Ownership: 60%');
    history.back();
    expect((await field(s1Form.birth)).value).toBe('1970-02-28');
    expect(location.pathname + location.hash).toBe('/s1#the-token');
    reload(<S1Page />);
    await first.user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect((await field(s1Form.address)).value).toBe('12 Elm Street');
    expect((await field(s1Form.socialSecurity)).value).toBe('');
  });

  it('offers what was answered by a link that another one has replaced, to nobody else', async () => {
    const first = visit(<S1Page />);
    await paste(first.user, await field(s1Form.address), '12 Elm Street');
    const reopened = async (token: string, signerName: string) => {
      history.replaceState(null, '', `/s1#${token}`);
      server.answers['POST /s1/open'] = () => ({ ...s1, signerName });
      reload(<S1Page />);
      await field(s1Form.address);
      return screen.queryByRole('button', { name: screens.restoreDraft });
    };
    expect(await reopened('another-owner', 'Miguel Ortiz')).toBeNull();
    const restore = await reopened('a-newer-token', 'Dana Whitfield');
    await first.user.click(restore as HTMLElement);
    expect((await field(s1Form.address)).value).toBe('12 Elm Street');
  });

  it('that changed meanwhile is read again; one that nobody needs any more says so', async () => {
    const { user } = visit(<S1Page />);
    await toReading(user);
    await signAs(user, 'dana whitfield');
    server.answers['POST /s1/sign'] = () => refusal(409, 'state.version_conflict');
    server.answers['POST /s1/read'] = () => ({ ...readable, content: '<p>Ownership: 55%</p>' });
    await sign(user);
    expect(await screen.findByText('Ownership: 55%')).toBeTruthy();
    expect(screen.getByText(words.changedMeanwhile)).toBeTruthy();
    server.answers['POST /s1/read'] = () => refusal(409, 'state.illegal_transition');
    server.answers['POST /s1/open'] = () => ({ ...s1, state: 'over' });
    await sign(user);
    expect(await screen.findByText(words.notNeeded)).toBeTruthy();
  });

  it('that could not be read says so at its field, or above', async () => {
    const { user } = visit(<S1Page />);
    const errors = [{ field: 'address', message: 'No such street', code: 'invalid' }];
    server.answers['POST /s1/read'] = () => refusal(422, 'validation.failed', { errors });
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: words.toReading }));
    expect(await screen.findByText('No such street')).toBeTruthy();
    expect(screen.getByText(words.notRead)).toBeTruthy();
  });

  it('whose link is over says so; one that cannot be looked at is tried again', async () => {
    server.answers['POST /s1/open'] = () => refusal(410, 'token.invalid');
    const first = visit(<S1Page />);
    expect(await screen.findByText(words.over)).toBeTruthy();
    first.unmount();
    server.answers['POST /s1/open'] = () => refusal(503, 'upstream.unavailable');
    visit(<S1Page />);
    expect(await screen.findByText(words.notOpened)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('heading', { name: s1Form.title })).toBeTruthy());
  });
});
