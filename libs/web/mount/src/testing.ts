import { act } from '@testing-library/react';
import { createChannel } from './channel.js';
import type { AreaEvents, EsignState, AreaModule, UserSummary } from './contract.js';

/** A call as an area sent it. */
export interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  /** Its Idempotency-Key; two calls with the same are one command. */
  key: string | null;
}

type Answers = Record<string, (call: SentCall) => unknown>;

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
    'notify',
    'working',
    'navigation',
    'failed',
    'location',
    'unsaved',
    'preview',
  ] satisfies (keyof AreaEvents)[])
    channel.on(event, (payload) => said.push([event, payload]));
  if (esign) channel.emit('esign', esign);
  let unmount = () => {};
  await act(async () => {
    unmount = area.mount(element, { basename: '/', user, channel, previews: true }).unmount;
  });
  const end = async () => {
    await act(async () => unmount());
    element.remove();
    globalThis.fetch = real;
  };
  return { calls, said, end };
}

/** Whatever a hook is called with, and a command: each field of it is a text. */
const anything: unknown = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === Symbol.toPrimitive) return () => 'x';
      return typeof name === 'symbol' || name === 'toJSON' || name === 'then' ? undefined : 'x';
    },
  },
);

interface Pressing {
  /** The area whose screens are these alone. */
  areaOf: (screen: () => null) => AreaModule;
  user: UserSummary;
  hook: (...args: never[]) => unknown;
  /** What it is called with where that matters. */
  args?: readonly unknown[];
  input?: unknown;
  answers?: Answers;
}

/**
 * What is sent when the command of a hook is pressed twice at once, reads apart; undefined of a hook that is no command. A command
 * whose input has more than texts has one of its own.
 */
export async function pressedTwice({
  areaOf,
  user,
  hook,
  args = [anything, anything, anything, anything],
  input = anything,
  answers = {},
}: Pressing): Promise<SentCall[] | undefined> {
  let found: unknown;
  let hasRun = false;
  const screen = () => {
    found = hook(...(args as never[]));
    hasRun = true;
    return null;
  };
  const { calls, end } = await mountedArea({ area: areaOf(screen), user, path: '/', answers });
  if (!hasRun) throw new Error('The hook cannot be called with texts alone: say what it is given.');
  const command = found as { readonly mutate?: (input: unknown) => void; readonly mutateAsync?: unknown } | undefined;
  const isCommand = typeof command?.mutate === 'function' && typeof command.mutateAsync === 'function';
  await act(async () => {
    if (!isCommand) return;
    command.mutate?.(input);
    command.mutate?.(input);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await end();
  return isCommand ? calls.filter(({ method }) => method !== 'GET') : undefined;
}

/** Ids that tests can name: the same number is the same id. */
export const idOf = (number: number): string => `0b6f5a52-6f9e-4c39-9b0f-${String(number).padStart(12, '0')}`;

/** A canvas of jsdom draws nothing: what is typed stands on this one as one dark byte, and `png` is its picture. */
export function signableCanvas(png = 'data:image/png;base64,iVBORw0KGgo='): void {
  const page = HTMLCanvasElement.prototype;
  let inked = false;
  const context = {
    scale() {},
    clearRect: () => (inked = false),
    fillText: () => (inked = true),
    getImageData: () => ({ data: [inked ? 1 : 0] }),
  };
  page.getContext = (() => context) as never;
  page.toDataURL = () => png;
}
