import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { machineCallsInAMinute } from '@groundwork/domain-access';
import { fill, problems } from '@groundwork/domain-messages';
import { apiReference as words, apiTokens, titles } from '@groundwork/domain-messages-admin';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';
import type { ApiDocument } from '../../data/api-reference.js';
import { callsOf } from './calls.js';

/** The document that the back end has in earnest. */
const whole = JSON.parse(readFileSync(join(process.cwd(), '../bff/admin/openapi.json'), 'utf8')) as ApiDocument;
const shown = [
  '/drawrequest/{id}/notes',
  '/drawrequest/papers',
  '/loan/',
  '/webhooks',
  '/termsheet/app/',
  '/fileUpload/resumable',
];
/** Of it a part, which is quickly drawn. */
const document_: ApiDocument = {
  ...whole,
  paths: Object.fromEntries(
    Object.entries(whole.paths).filter(([path]) => shown.some((part) => path.startsWith(`/api/admin${part}`))),
  ),
};
const calls = callsOf(document_);
const token = `gwk_${'k'.repeat(43)}`;
const id = '018f6c1e-7c5a-7d10-9a2b-3c4d5e6f7a8b';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function at(path: string, answers: object = {}) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/openapi.json': () => document_,
      ...answers,
    },
  });
  end = mounted.end;
  return mounted;
}
/** All at once. */
const write = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const region = (name: string) => screen.findByRole('region', { name });

describe('the calls of programs', () => {
  it('are listed by what they are about, with their scopes, and those of people alone are not', async () => {
    await at('/apireference');
    expect(await screen.findByRole('heading', { level: 1, name: titles.apiReference })).toBeTruthy();
    expect(screen.getByText(words.purpose)).toBeTruthy();
    const list = await region(words.calls);
    expect(within(list).getByRole('status').textContent).toBe(fill(words.number, { number: calls.length }));
    expect(within(list).getByRole('heading', { name: apiTokens.resources.draws })).toBeTruthy();
    expect(within(list).getByRole('link', { name: 'POST /api/admin/drawrequest/{id}/notes' })).toBeTruthy();
    expect(within(list).queryByText('/api/admin/webhooks')).toBeNull();
  });

  it('are found by words and by scope, which the address has', async () => {
    await at('/apireference?scope=loans:read');
    const user = userEvent.setup();
    const list = await region(words.calls);
    const scoped = calls.filter(({ scope }) => scope === 'loans:read').length;
    expect(within(list).getByText(fill(words.number, { number: scoped }))).toBeTruthy();
    await user.selectOptions(within(list).getByLabelText(words.scope), words.everyScope);
    write(within(list).getByLabelText(words.find), 'drawrequest/papers');
    const found = calls.filter(({ path }) => path.endsWith('/drawrequest/papers')).length;
    expect(await within(list).findByText(fill(words.number, { number: found }))).toBeTruthy();
    write(within(list).getByLabelText(words.find), 'drawrequest/papers nothing');
    expect(await within(list).findByText(words.noneFits)).toBeTruthy();
    expect(within(list).getByText(words.noneFitsMeans)).toBeTruthy();
  });

  it('have their rules and the codes of errors beside them', async () => {
    await at('/apireference');
    expect(await screen.findByText(words.howTo)).toBeTruthy();
    const { notes } = words;
    const address = `${window.location.origin}/api/admin`;
    for (const text of [
      fill(notes.addressMeans, { address, document: '/api/admin/openapi.json' }),
      notes.signMeans,
      notes.forgeryMeans,
      notes.onceMeans,
      notes.pagesMeans,
      fill(notes.rateMeans, { most: machineCallsInAMinute }),
      notes.valuesMeans,
      notes.errorsMeans,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    for (const label of [notes.address, notes.sign, notes.once, notes.pages, notes.rate, notes.values, notes.errors])
      expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getAllByText(notes.forgery).length).toBeGreaterThan(0);
    const [first] = screen.getAllByText(problems['scope.missing'].title);
    expect(first).toBeTruthy();
    expect(screen.getAllByText(words.codes).length).toBeGreaterThan(0);
    for (const header of [words.code, words.status, words.meaning])
      expect(screen.getAllByText(header).length).toBeGreaterThan(0);
  });

  it('say where they cannot be loaded, and where there is no such call', async () => {
    const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
    await at('/apireference', { 'GET /api/admin/openapi.json': away });
    expect(await screen.findByText(words.failed)).toBeTruthy();
    await end();
    await at('/apireference/nothing');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(titles.apiReference));
  });
});

const callAt = (method: string, path: string) => {
  const call = calls.find((each) => each.method === method && each.path === `/api/admin${path}`);
  if (!call) throw new Error(`No call ${method} ${path}`);
  return call;
};

describe('one call', () => {
  const notes = callAt('POST', '/drawrequest/{id}/notes');

  it('has its parameters, its body and its answer by their fields, and an example of each', async () => {
    await at(`/apireference/${notes.id}`);
    const parameters = within(await region(words.parameters)).getByRole('table', { name: words.parameters });
    for (const header of [words.name, words.place, words.type, words.needed, words.about])
      expect(within(parameters).getByRole('columnheader', { name: header })).toBeTruthy();
    expect(within(parameters).getByRole('row', { name: `id ${words.places.path} string ${words.yes}` })).toBeTruthy();
    expect(await region(`${words.body}: application/json`)).toBeTruthy();
    const answer = await region(`${words.answers}: ${notes.answer.status}`);
    expect(within(answer).getByRole('region', { name: words.example }).textContent).toContain('"id": "');
    expect(screen.getByRole('link', { name: words.all }).getAttribute('href')).toBe('/apireference');
  });

  it('is tried with a token that is nowhere but in the page, by that alone', async () => {
    const { calls: sent } = await at(`/apireference/${notes.id}`, {
      [`POST /api/admin/drawrequest/${id}/notes`]: () => ({ id, text: 'fine' }),
    });
    const init = jest.spyOn(globalThis, 'fetch');
    const user = userEvent.setup();
    const part = within(await region(words.attempt));
    expect(part.getByText(words.tokenHint)).toBeTruthy();
    expect(part.getByText(words.changes)).toBeTruthy();
    const press = () => user.click(part.getByRole('button', { name: words.send }));
    await press();
    expect(part.getByText(words.tokenWrong)).toBeTruthy();
    write(part.getByLabelText(words.token), token);
    await press();
    expect(part.getByText(words.missing)).toBeTruthy();
    write(part.getByLabelText(/^id/), id);
    const body = part.getByLabelText(words.body);
    write(body, 'nonsense');
    await press();
    expect(part.getByRole('alert').textContent).toMatch(new RegExp(`^${words.notJson.split('{')[0]}`));
    write(body, '{"text":"a note"}');
    await press();
    expect(await part.findByText(/^Answered 200 after \d+ ms$/)).toBeTruthy();
    expect(part.getByRole('region', { name: words.answers }).textContent).toContain('"text": "fine"');
    expect(part.queryByText(words.changes)).toBeTruthy();
    const made = sent.filter(({ method }) => method === 'POST');
    expect(made.map(({ body: taken }) => taken)).toEqual([{ text: 'a note' }]);
    const [request] = init.mock.calls.map(([input]) => input as Request).filter(({ url }) => url.endsWith('/notes'));
    expect([request?.credentials, request?.headers.get('Authorization')]).toEqual(['omit', `Bearer ${token}`]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('gwk_');
    expect(window.location.href).not.toContain('gwk_');
    init.mockRestore();
  });

  it('is told to a shell and to JavaScript with what was typed', async () => {
    const copied = jest
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('no'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await at(`/apireference/${notes.id}`);
    const user = userEvent.setup({ writeToClipboard: false });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    write(within(await region(words.attempt)).getByLabelText(/^id/), id);
    const part = within(await region(words.examples));
    const { curl, javascript } = words.languages;
    const shell = part.getByRole('region', { name: curl }).textContent ?? '';
    expect(shell).toContain(`curl -X POST '${window.location.origin}/api/admin/drawrequest/${id}/notes'`);
    expect(shell).toContain('-H "Authorization: Bearer $TOKEN"');
    await user.click(part.getByRole('button', { name: `${words.copy}: ${curl}` }));
    expect(await part.findByText(apiTokens.copied)).toBeTruthy();
    expect(copied).toHaveBeenCalledWith(shell);
    await user.click(part.getByRole('button', { name: `${words.copy}: ${curl}` }));
    expect(await part.findByText(apiTokens.copyFailed)).toBeTruthy();
    expect(part.getByRole('tablist', { name: words.language })).toBeTruthy();
    await user.click(part.getByRole('tab', { name: javascript }));
    expect(part.getByRole('region', { name: javascript }).textContent).toContain("method: 'POST'");
  });

  it.each<[string, () => unknown, RegExp | string]>([
    [
      'a file',
      () => new Response(new Uint8Array(7), { headers: { 'content-type': 'application/pdf' } }),
      fill(words.noText, { type: 'application/pdf', bytes: 7 }),
    ],
    ['a refusal', () => Response.json({ code: 'scope.missing' }, { status: 403 }), /^Answered 403/],
    ['nothing', () => Promise.reject(new TypeError('away')), words.unreachable],
    ['more than is shown', () => Response.json('x'.repeat(30_000)), fill(words.cut, { number: 20_000, all: 30_002 })],
  ])('shows what comes of it: %s', async (_what, answer, text) => {
    const pdf = callAt('GET', '/termsheet/app/{applicationId}/pdf');
    await at(`/apireference/${pdf.id}`, { [`GET /api/admin/termsheet/app/${id}/pdf`]: answer });
    const user = userEvent.setup();
    expect(await screen.findByText(fill(words.bytes, { status: 200, type: 'application/pdf' }))).toBeTruthy();
    const part = within(await region(words.attempt));
    write(part.getByLabelText(words.token), token);
    write(part.getByLabelText(/^applicationId/), id);
    await user.dblClick(part.getByRole('button', { name: words.send }));
    expect(await part.findByText(text)).toBeTruthy();
    expect(part.queryByText(words.sending)).toBeNull();
  });

  it('that takes a file is shown by examples alone', async () => {
    const upload = calls.find(({ body }) => body?.type === 'application/octet-stream');
    await at(`/apireference/${upload?.id}`);
    expect(await screen.findByText(words.byExample)).toBeTruthy();
    const gone = callAt('DELETE', '/fileUpload/resumable/{id}');
    await end();
    await at(`/apireference/${gone.id}`);
    expect(await screen.findByText(fill(words.noContent, { status: gone.answer.status }))).toBeTruthy();
  });
});
