import { act } from '@testing-library/react';
import { createChannel } from '../channel.js';
import type { AreaEvents, EsignState, AreaModule, UserSummary } from '../contract.js';

/** A call as an area sent it. */
export interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  /** Its Idempotency-Key; two calls with the same are one command. */
  key: string | null;
}

/** In place of the server: by 'GET /api/admin/…'. */
export type Answers = Record<string, (call: SentCall) => unknown>;

interface Mounting {
  area: AreaModule;
  user: UserSummary;
  path: string;
  answers: Answers;
  /** What the shell has told of e-sign before the area begins. */
  esign?: EsignState;
}

/**
 * A whole area at a path for tests, with `answers` ('GET /api/admin/…') in place of the server; a call without an answer is
 * answered 404. What it says to the shell and what it asks the server is noted.
 */
export async function mountedArea({ area, user, path, answers, esign }: Mounting) {
  const calls: SentCall[] = [];
  const said: [keyof AreaEvents, unknown][] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const text = await request.clone().text();
    const call = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      key: request.headers.get('Idempotency-Key'),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (!answer) return Response.json({ status: 404, code: 'resource.not_found' }, { status: 404 });
    const body = await answer(call);
    return body instanceof Response ? body : Response.json(body);
  };
  history.replaceState(null, '', path);
  const element = document.body.appendChild(document.createElement('div'));
  const channel = createChannel();
  for (const event of [
    'title',
    'opening',
    'notify',
    'working',
    'navigation',
    'failed',
    'location',
    'unsaved',
    'preview',
    'company',
  ] satisfies (keyof AreaEvents)[])
    channel.on(event, (payload) => said.push([event, payload]));
  if (esign) channel.emit('esign', esign);
  let unmount = () => {};
  await act(async () => {
    unmount = area.mount(element, { basename: '/', user, channel, previews: true, placedPreviews: true }).unmount;
  });
  const end = async () => {
    await act(async () => unmount());
    element.remove();
    globalThis.fetch = real;
  };
  return { calls, said, end };
}
