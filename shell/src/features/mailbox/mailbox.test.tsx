import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { aServer, refusal, visit } from '../../testing/public-page.js';
import { MailboxLink } from './index.js';
import MailboxPage from './mailbox.page.js';

const server = aServer();
const call = 'GET /mailbox';
const letter = {
  id: 'm1',
  channel: 'email',
  to: 'ada@masonhomes.example',
  subject: 'Confirm your registration',
  html: '<html><head></head><body><p>Welcome, Ada</p></body></html>',
  createdAt: '2026-03-02T15:00:00.000Z',
};
const message = { ...letter, id: 'm2', channel: 'text', to: '7135550142', subject: '', html: null, text: 'Code 4711' };

beforeEach(() => {
  server.answers[call] = () => [letter, message];
});

const messages = () => within(screen.getByRole('list', { name: publicPages.mailbox })).getAllByRole('button');
const signInLink = () => screen.getByRole('link', { name: publicPages.goToSignIn }).getAttribute('href');

describe('the mailbox of a portal that sends nothing', () => {
  it('says what it is, and opens a letter and a text message, each with the way back to the list', async () => {
    const { user } = visit(<MailboxPage />);
    for (const sentence of [publicPages.mailboxLead, publicPages.mailboxChoose])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(signInLink()).toBe('/login');
    await screen.findByRole('list', { name: publicPages.mailbox });
    expect(messages().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ada@masonhomes\.example.*Confirm your registration$/),
      expect.stringMatching(new RegExp(`^7135550142.*${publicPages.textMessage}Code 4711$`)),
    ]);
    await user.click(messages()[0] as HTMLElement);
    const heading = screen.getByRole('heading', { level: 2, name: letter.subject });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByTitle<HTMLIFrameElement>(letter.subject).srcdoc).toContain('Welcome, Ada');
    await user.click(screen.getByRole('button', { name: publicPages.backToList }));
    expect(await screen.findByText(publicPages.mailboxChoose)).toBeTruthy();
    await user.click(messages()[1] as HTMLElement);
    expect(screen.getByRole('article').textContent).toContain('Code 4711');
    await user.click(screen.getByRole('button', { name: publicPages.backToList }));
    expect(await screen.findByText(publicPages.mailboxChoose)).toBeTruthy();
  });

  it('is empty at first, and says of an address when nothing went to it', async () => {
    server.answers[call] = () => [];
    const { user } = visit(<MailboxPage />);
    expect(await screen.findByText(publicPages.mailboxEmpty)).toBeTruthy();
    expect(screen.getByText(publicPages.mailboxEmptyDetail)).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: publicPages.mailboxSearch }), 'bo@');
    expect(await screen.findByText(fill(publicPages.mailboxNothingFound, { to: 'bo@' }))).toBeTruthy();
    expect(screen.queryByText(publicPages.mailboxEmptyDetail)).toBeNull();
    expect(server.sent.at(-1)?.query.get('to')).toBe('bo@');
  });

  it('that could not be read is read again', async () => {
    server.answers[call] = () => refusal(503, 'upstream.unavailable');
    const { user } = visit(<MailboxPage />);
    expect((await screen.findByRole('alert')).textContent).toContain(publicPages.mailboxUnavailable);
    server.answers[call] = () => [letter];
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(await screen.findByText(letter.subject)).toBeTruthy();
  });

  it('is no page where the portal keeps none', async () => {
    server.answers[call] = () => refusal(404, 'resource.not_found');
    visit(<MailboxPage />);
    await waitFor(() => expect(screen.queryByText(publicPages.mailboxLead)).toBeNull());
    expect(signInLink()).toBe('/login');
  });
});

it('the sign-in leads to it where it is kept, and says what lies there', async () => {
  globalThis.fetch = async () => Response.json({ mailbox: true });
  visit(<MailboxLink />);
  const link = await screen.findByRole('link', { name: signIn.mailboxLink });
  expect([link.getAttribute('href'), screen.getByText(signIn.mailboxLinkDetail)]).toEqual([
    '/mailbox',
    expect.anything(),
  ]);
});
