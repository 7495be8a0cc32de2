import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { UnsentLetter } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-02T15:00:00.000Z';
const ended = '2026-03-09T15:00:00.000Z';
const aLetter = (number: number, more: Partial<UnsentLetter> = {}): UnsentLetter => ({
  id: idOf(number),
  channel: 'mail',
  template: 'brokerInvitation',
  subject: `Letter ${number}`,
  to: 'a••••@masonhomes.example',
  reason: '550 No such mailbox',
  attempts: 3,
  mayHaveArrived: false,
  canBeSent: true,
  createdAt: at,
  failedAt: at,
  expiresAt: null,
  ...more,
});
const page = (messages: UnsentLetter[], next: string | null = null) => ({ messages, next });
const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });

async function lettersAt(list: () => unknown, more: Parameters<typeof mountedArea>[0]['answers'] = {}) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role: 'super' },
    path: '/operations?view=letters',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/operations/letters': list,
      'POST /api/admin/operations/letters/sendings': () => ({ done: 1 }),
      'POST /api/admin/operations/letters/aside': () => ({ done: 1 }),
      ...more,
    },
  });
  end = mounted.end;
  return mounted;
}
const press = async (name: RegExp) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as Element);
const question = (name: string) => screen.findByRole('alertdialog', { name });
const toldBy = (said: readonly (readonly [string, unknown])[]) =>
  said.filter(([event]) => event === 'notify').map(([, payload]) => (payload as { text: string }).text);
const postsOf = (calls: readonly { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const again = new RegExp(`^${words.letterAgain}: `);

describe('letters that did not leave', () => {
  it('are listed with what, to whom, why, how often and when, and what became of their links', async () => {
    await lettersAt(() =>
      page([
        aLetter(1, { expiresAt: ended }),
        aLetter(2, { expiresAt: '2199-01-01T00:00:00.000Z', mayHaveArrived: true }),
        aLetter(3, {
          channel: 'text',
          subject: '',
          template: 'drawDecided',
          to: '••••0123',
          canBeSent: false,
          failedAt: null,
        }),
      ]),
    );
    const table = within(await screen.findByRole('table', { name: words.letters }));
    const [, first, second, third] = table.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    for (const text of [
      'Letter 1',
      'a••••@masonhomes.example',
      '550 No such mailbox',
      '3',
      fill(words.written, { when: displayInstant(at) }),
      fill(words.linkEnded, { when: displayInstant(ended) }),
    ])
      expect(first).toContain(text);
    expect(first).not.toContain(words.mayHaveArrived);
    expect(second).toContain(words.mayHaveArrived);
    expect(second).toContain(fill(words.linkWorksUntil, { when: displayInstant('2199-01-01T00:00:00.000Z') }));
    expect(third).toContain(fill(words.textMessage, { template: 'drawDecided' }));
    expect(third).toContain('—');
    expect(third).toContain(words.bodyGone);
    expect(table.getAllByRole('button', { name: again })).toHaveLength(2);
    expect(screen.getByText(words.lettersMeans)).toBeTruthy();
  });

  it('are none where every letter left, and are said to be unknown where they cannot be read', async () => {
    await lettersAt(() => page([]));
    expect(await screen.findByText(words.lettersNone)).toBeTruthy();
    await end();
    await lettersAt(away);
    expect(await screen.findByText(words.lettersFailed)).toBeTruthy();
    expect(screen.queryByText(words.lettersNone)).toBeNull();
  });

  it('are shown a page at a time', async () => {
    await lettersAt((({ query }: { query: URLSearchParams }) =>
      query.get('cursor') ? page([aLetter(2)]) : page([aLetter(1)], idOf(1))) as never);
    await screen.findAllByText('Letter 1');
    await userEvent.click(screen.getByRole('button', { name: words.lettersMore }));
    expect(await screen.findAllByText('Letter 2')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: words.lettersMore })).toBeNull();
  });

  it('are sent again after a question, once, as they were seen', async () => {
    const { calls, said } = await lettersAt(() => page([aLetter(1)]));
    await press(again);
    const dialog = within(await question(words.letterAgainTitle));
    const facts = { letter: 'Letter 1', to: 'a••••@masonhomes.example' };
    expect(dialog.getByText(fill(words.letterAgainMeans, { ...facts, when: displayInstant(at) }))).toBeTruthy();
    expect(postsOf(calls)).toEqual([]);
    await userEvent.dblClick(dialog.getByRole('button', { name: words.letterAgain }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(postsOf(calls)).toEqual([['/api/admin/operations/letters/sendings', { id: idOf(1), attempts: 3 }]]);
    expect(toldBy(said)).toEqual([fill(words.letterSent, facts)]);
  });

  it('are asked about once more where their link has ended, and a warning stands where they may have arrived', async () => {
    const { calls } = await lettersAt(() => page([aLetter(1, { expiresAt: ended, mayHaveArrived: true })]));
    await press(again);
    const first = within(await question(words.letterAgainTitle));
    expect(first.getByText(words.letterMayDouble)).toBeTruthy();
    await userEvent.click(first.getByRole('button', { name: words.letterAgain }));
    const second = within(await question(words.letterEndedTitle));
    expect(
      second.getByText(fill(words.letterEndedMeans, { to: 'a••••@masonhomes.example', when: displayInstant(ended) })),
    ).toBeTruthy();
    expect(postsOf(calls)).toEqual([]);
    await userEvent.click(second.getByRole('button', { name: words.letterAllTheSame }));
    await waitFor(() => expect(postsOf(calls)).toHaveLength(1));
  });

  it('are put aside after a question, and somebody who was faster is no fault', async () => {
    let done = 0;
    const { calls, said } = await lettersAt(() => page([aLetter(1)]), {
      'POST /api/admin/operations/letters/aside': () => ({ done: done++ }),
    });
    await press(new RegExp(`^${words.letterAside}: `));
    const dialog = within(await question(words.letterAsideTitle));
    const facts = { letter: 'Letter 1', to: 'a••••@masonhomes.example' };
    expect(dialog.getByText(fill(words.letterAsideMeans, facts))).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: words.letterAside }));
    await waitFor(() => expect(toldBy(said)).toEqual([words.goneMeanwhile]));
    expect(postsOf(calls)).toEqual([['/api/admin/operations/letters/aside', { id: idOf(1), attempts: 3 }]]);
    await press(new RegExp(`^${words.letterAside}: `));
    const second = within(await question(words.letterAsideTitle));
    await userEvent.click(second.getByRole('button', { name: words.letterAside }));
    await waitFor(() => expect(toldBy(said)).toEqual([words.goneMeanwhile, fill(words.letterPutAside, facts)]));
  });

  it('stay where they are when nothing could be done, with why', async () => {
    await lettersAt(() => page([aLetter(1)]), { 'POST /api/admin/operations/letters/sendings': away });
    await press(again);
    const dialog = within(await question(words.letterAgainTitle));
    await userEvent.click(dialog.getByRole('button', { name: words.letterAgain }));
    expect(await dialog.findByText(new RegExp(`^${words.actionFailed}`))).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: words.letterAgain }).disabled).toBe(false);
  });
});
