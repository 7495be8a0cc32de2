import { act } from '@testing-library/react';
import { createChannel } from '@groundwork/web-mount';
import type { AreaContext, AreaEvents } from '@groundwork/web-mount';
import area from '../export-app.js';

/** A call as the area sent it. */
export interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

type Answers = Record<string, (call: SentCall) => unknown>;

export const administrator: AreaContext['user'] = { id: 'admin-1', firstName: 'Carolyn', lastName: 'Whitfield', email: 'carolyn@example.com', role: 'admin', companies: [] };

/**
 * The whole area at a path, with `answers` ('GET /api/admin/…') in place of the server; a call without an answer is
 * answered 404. What it says to the shell and what it asks the server is noted.
 */
export async function mountedArea(path: string, answers: Answers) {
  const calls: SentCall[] = [];
  const said: [keyof AreaEvents, unknown][] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const text = await request.clone().text();
    const call = { method: request.method, path: url.pathname, query: url.searchParams, body: text ? (JSON.parse(text) as unknown) : undefined };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (!answer) return Response.json({ status: 404, code: 'resource.not_found' }, { status: 404 });
    const body = answer(call);
    return body instanceof Response ? body : Response.json(body);
  };
  history.replaceState(null, '', path);
  const element = document.body.appendChild(document.createElement('div'));
  const channel = createChannel();
  for (const event of ['title', 'notify', 'navigation', 'failed', 'location'] satisfies (keyof AreaEvents)[])
    channel.on(event, (payload) => said.push([event, payload]));
  let unmount = () => {};
  await act(async () => {
    unmount = area.mount(element, { basename: '/', user: administrator, channel }).unmount;
  });
  const end = async () => {
    await act(async () => unmount());
    element.remove();
    globalThis.fetch = real;
  };
  return { calls, said, end };
}
