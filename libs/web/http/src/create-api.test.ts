import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiProblem } from './api-problem.js';
import { createApi, unwrap } from './create-api.js';
import { Intents, withIntents } from './intents.js';
import { onSessionEnded } from './session-ended.js';

interface Paths {
  '/api/x': {
    get: { responses: { 200: { content: { 'application/json': { n: number } } } } };
    post: {
      requestBody: { content: { 'application/json': { n: number } } };
      responses: { 200: { content: { 'application/json': { n: number } } } };
    };
    delete: { responses: { 200: { content: { 'application/json': { n: number } } } } };
  };
}

const real = globalThis.fetch;
let sent: Request[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
const api = createApi<Paths>('http://localhost:4200');

beforeEach(() => {
  sent = [];
  answers = [];
  globalThis.fetch = async (input) => {
    sent.push(input as Request);
    const answer = answers.shift();
    return answer ? answer() : Response.json({ n: 1 });
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

const problem = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const caught = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiProblem,
  );
const keyOf = (index: number) => sent[index]?.headers.get('Idempotency-Key');
const post = (n = 1) => api.POST('/api/x', { body: { n } });

describe('a call', () => {
  it('gives the body of a good answer', async () => {
    await expect(unwrap(api.GET('/api/x'))).resolves.toEqual({ n: 1 });
  });

  it('carries a correlation id, and a CSRF header and a key only where it changes something', async () => {
    await api.GET('/api/x');
    await post();
    expect(sent.map((request) => request.headers.get('X-CSRF'))).toEqual([null, '1']);
    expect(keyOf(0)).toBeNull();
    expect(keyOf(1)).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.headers.get('X-Correlation-Id')).not.toBe(sent[1]?.headers.get('X-Correlation-Id'));
  });

  it('throws the problem with its fields', async () => {
    const errors = [{ field: 'zipCode', message: 'Zip', code: 'field.invalid' }];
    answers = [problem(422, { code: 'validation.failed', detail: 'No', errors, correlationId: 'c-1' })];
    const error = await caught(post());
    expect(error).toMatchObject({ status: 422, code: 'validation.failed', message: 'No', correlationId: 'c-1' });
    expect(error?.fieldErrors).toEqual({ zipCode: 'Zip' });
  });

  it('brings the record of a conflict along', async () => {
    const current = { id: 'a', version: 3 };
    answers = [problem(409, { code: 'state.version_conflict', current })];
    expect((await caught(post()))?.current).toEqual(current);
  });

  it('takes an answer that is no problem document for a broken upstream, and none for no network', async () => {
    answers = [() => new Response('<html>', { status: 502 }), offline];
    expect(await caught(api.GET('/api/x'))).toMatchObject({ status: 502, code: 'upstream.invalid' });
    expect(await caught(api.GET('/api/x'))).toMatchObject({ status: 0, code: 'network.unreachable' });
  });

  it('announces the end of the session for a 401, but not for refused credentials', async () => {
    let ended = 0;
    const stop = onSessionEnded(() => (ended += 1));
    answers = [problem(401, { code: 'credentials.invalid' }), problem(401, { code: 'session.expired' })];
    await caught(post());
    expect(ended).toBe(0);
    await caught(api.GET('/api/x'));
    expect(ended).toBe(1);
    stop();
  });
});

describe('the key of an intent', () => {
  it('is kept while the outcome is not known', async () => {
    answers = [offline, problem(503, { code: 'upstream.unavailable' })];
    await caught(post());
    await caught(post());
    await post();
    expect(new Set([keyOf(0), keyOf(1), keyOf(2)]).size).toBe(1);
  });

  it('is kept of a call without a body, too', async () => {
    answers = [offline];
    await caught(api.DELETE('/api/x'));
    await api.DELETE('/api/x');
    await api.DELETE('/api/x');
    expect([keyOf(1) === keyOf(0), keyOf(2) === keyOf(0)]).toEqual([true, false]);
  });

  it('is a new one after a definite answer', async () => {
    answers = [problem(409, { code: 'state.version_conflict' })];
    await caught(post());
    await post();
    await post();
    expect(new Set([keyOf(0), keyOf(1), keyOf(2)]).size).toBe(3);
  });

  it('is kept while the command is still running, which is waited out as its Retry-After says', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const running = () =>
      new Response(JSON.stringify({ code: 'idempotency.in_progress' }), {
        status: 409,
        headers: { 'retry-after': '2' },
      });
    try {
      answers = [problem(504, { code: 'upstream.timeout' }), running, running];
      await caught(post());
      let answer: unknown;
      void post().then(({ data }) => (answer = data));
      await jest.advanceTimersByTimeAsync(3_900);
      expect([sent.length, answer]).toEqual([3, undefined]);
      await jest.advanceTimersByTimeAsync(200);
      expect([sent.length, answer]).toEqual([4, { n: 1 }]);
      expect(new Set([0, 1, 2, 3].map(keyOf)).size).toBe(1);
      await expect(sent[3]?.json()).resolves.toEqual({ n: 1 });
    } finally {
      jest.useRealTimers();
    }
  });

  it('outlives the patience with a command that runs on', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      answers = Array.from(
        { length: 5 },
        () => () =>
          new Response(JSON.stringify({ code: 'idempotency.in_progress' }), {
            status: 409,
            headers: { 'retry-after': '50' },
          }),
      );
      const error = caught(post());
      await jest.advanceTimersByTimeAsync(200_000);
      expect((await error)?.code).toBe('idempotency.in_progress');
      answers = [];
      await post();
      expect(keyOf(0)).toBe(keyOf(sent.length - 1));
    } finally {
      jest.useRealTimers();
    }
  });

  it('is one for whatever a form that makes one thing sends, until a final answer', async () => {
    const intents = new Intents();
    const make = (n: number) => withIntents(intents, () => post(n));
    answers = [problem(504, { code: 'upstream.timeout' }), problem(422, { code: 'idempotency.key_reused' })];
    await caught(make(1));
    await caught(make(2));
    await make(2);
    await post(2);
    expect(keyOf(0)).toBe(keyOf(1));
    expect(new Set([keyOf(1), keyOf(2), keyOf(3)]).size).toBe(3);
  });

  it('belongs to the body too', async () => {
    answers = [offline];
    await caught(post(1));
    await post(2);
    expect(keyOf(0)).not.toBe(keyOf(1));
  });

  it('is shared by the same command sent twice at once', async () => {
    await Promise.all([post(), post()]);
    expect(keyOf(0)).toBe(keyOf(1));
  });
});
