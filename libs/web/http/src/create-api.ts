import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import { networkProblem, problemFrom } from './api-problem.js';
import { Intents } from './intents.js';
import { announceSessionEnded } from './session-ended.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Marks a call as a poll: it neither counts as activity nor keeps the session alive. */
export const background = { 'X-Background': '1' } as const;

/**
 * A typed client of one BFF: `createApi<paths>()`, `paths` from its contract package, whose paths are whole
 * ('/api/borrower/application/single/{id}').
 * Calls go to the page's own origin with its cookies; the BFF renews the session by itself.
 * Sends X-CSRF and an Idempotency-Key with what changes something, X-Correlation-Id with everything.
 * Every failure is thrown as an `ApiProblem`, so an answer that comes back is a good one: see `unwrap`.
 */
export function createApi<Paths extends object>(baseUrl = ''): Client<Paths> {
  const client = createClient<Paths>({
    baseUrl,
    credentials: 'same-origin',
    // Resolved at each call, so that a test's stand-in for fetch is seen.
    fetch: (request) => globalThis.fetch(request),
  });
  client.use(headers());
  return client;
}

/** The body of a good answer: `await unwrap(api.GET('/application/single/{id}', …))`. */
export async function unwrap<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  return (await call).data as NonNullable<Data>;
}

function headers(): Middleware {
  const intents = new Intents();
  const fingerprints = new WeakMap<Request, string>();
  return {
    async onRequest({ request }) {
      request.headers.set('X-Correlation-Id', crypto.randomUUID());
      if (reading.has(request.method)) return;
      request.headers.set('X-CSRF', '1');
      if (request.headers.has('Idempotency-Key')) return;
      const fingerprint = `${request.method} ${request.url} ${await bodyOf(request)}`;
      fingerprints.set(request, fingerprint);
      request.headers.set('Idempotency-Key', intents.keyOf(fingerprint));
    },
    async onResponse({ request, response }) {
      const fingerprint = fingerprints.get(request);
      if (fingerprint) intents.settled(fingerprint, response.status);
      if (response.ok) return;
      const body = await response.text().catch(() => '');
      const problem = problemFrom(response.status, body, request.headers.get('X-Correlation-Id') ?? undefined);
      if (problem.status === 401 && problem.code !== 'credentials.invalid') announceSessionEnded();
      throw problem;
    },
    onError({ request, error }) {
      const fingerprint = fingerprints.get(request);
      if (fingerprint) intents.settled(fingerprint, 0);
      if (error instanceof DOMException && error.name === 'AbortError') return error;
      return networkProblem(request.headers.get('X-Correlation-Id') ?? undefined);
    },
  };
}

/** A multipart body has a new boundary each time and may be large: such a call is an intent of its own. */
async function bodyOf(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type') ?? '';
  return type.includes('json') ? request.clone().text() : crypto.randomUUID();
}
