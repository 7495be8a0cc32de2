import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { waiverKindLabels } from '@groundwork/domain-agreements';
import { fill, shared } from '@groundwork/domain-messages';
import { waiverMasters as words } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeAll(() => {
  const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON: () => ({}) };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
});
beforeEach(() => localStorage.clear());
afterEach(() => end());

const master = (version: number, more: object = {}) => ({
  id: idOf(20 + version),
  kind: 'conditional_progress',
  state: null,
  version,
  content: `<p>Version ${version} for {{claimant}}</p>`,
  contentHash: 'a'.repeat(64),
  lastEditedBy: null,
  createdAt: '2026-03-02T15:00:00.000Z',
  ...more,
});
const kind = waiverKindLabels.conditional_progress;

/** The texts at a path; versions by the state of the address. */
async function textsAt(path: string, answers: Record<string, (call: SentCall) => unknown> = {}) {
  const mounted = await mountedArea({
    area: adminArea,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/waivermasters': () => [master(2), master(1, { id: idOf(40), state: 'Texas' })],
      'GET /api/admin/waivermasters/conditional_progress/versions': ({ query }) =>
        query.get('state') === 'Ohio' ? [] : [master(2), master(1)],
      'POST /api/admin/waivermasters': ({ body }) => master(3, body as object),
      ...answers,
    },
  });
  ({ end } = mounted);
  return mounted;
}

it('lists the texts in force, with the words that they are no legal advice', async () => {
  await textsAt('/waivermasters');
  expect(await screen.findByText(words.noAdvice)).toBeTruthy();
  expect(screen.getByText(words.purpose)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: `${kind}, ${words.allStates}` })[0]?.getAttribute('href')).toContain(
    '/waivermasters/conditional_progress',
  );
  expect(screen.getAllByRole('link', { name: `${kind}, Texas` })[0]?.getAttribute('href')).toContain('/Texas');
});

it('says when the texts cannot be had', async () => {
  await textsAt('/waivermasters', { 'GET /api/admin/waivermasters': () => Response.json({}, { status: 503 }) });
  expect(await screen.findByText(words.failed)).toBeTruthy();
});

it('says when a text could not be saved, and keeps what was typed', async () => {
  await textsAt('/waivermasters/conditional_progress', {
    'POST /api/admin/waivermasters': () => Response.json({}, { status: 503 }),
  });
  await userEvent.click((await screen.findAllByRole('button', { name: words.edit }))[0] as HTMLElement);
  const surface = await screen.findByRole('textbox', { name: kind });
  const getData = (type: string) => (type === 'text/plain' ? 'More ' : '');
  fireEvent.paste(surface, { clipboardData: { getData, types: ['text/plain'] } });
  await userEvent.click(screen.getAllByRole('button', { name: words.save })[0] as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain(words.notSaved);
  expect(surface.textContent).toContain('More ');
});

it('makes a state’s own text of the general one, and refuses what nothing fills', async () => {
  const { calls, said } = await textsAt('/waivermasters/conditional_progress');
  expect(await screen.findByText(/Version 2 for/)).toBeTruthy();
  expect((await screen.findAllByRole('button', { name: words.edit })).length).toBeGreaterThan(0);
  await userEvent.selectOptions(await screen.findByLabelText(words.ofState), 'Ohio');
  expect(await screen.findByText(fill(words.notYet, { state: 'Ohio' }))).toBeTruthy();
  const surface = await screen.findByRole('textbox', { name: kind });
  const paste = (text: string) => {
    const data: Record<string, string> = { 'text/html': '', 'text/plain': text };
    const clipboardData = { getData: (type: string) => data[type] ?? '', types: ['text/plain'] };
    fireEvent.paste(surface, { clipboardData });
  };
  paste('{{amout}}');
  const save = () => screen.getAllByRole('button', { name: words.save })[0] as HTMLElement;
  await userEvent.click(save());
  expect((await screen.findAllByText(fill(shared.placeholdersUnknown, { names: 'amout' }))).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: words.goBack }).length).toBeGreaterThan(0);
  await userEvent.click(screen.getAllByRole('button', { name: /Undo/ })[0] as HTMLElement);
  paste('Ohio ');
  await userEvent.click(save());
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ kind: 'conditional_progress', state: 'Ohio', basedOnVersion: 0 });
  await waitFor(() => expect(JSON.stringify(said)).toContain(fill(words.saved, { version: 3 })));
});
