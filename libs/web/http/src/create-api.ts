import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import { answerAhead, noteCommand } from './answers-ahead.js';
import { networkProblem, problemFrom } from './api-problem.js';
import type { ApiProblem } from './api-problem.js';
import { Intents, ownIntents, stillRunning } from './intents.js';
import { askForProof } from './proof.js';
import { askForSigningProof, signingProofHeader } from './signing.js';
import { announceSessionEnded } from './session-ended.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Marks a call as a poll: it neither counts as activity nor keeps the session alive. */
export const background = { 'X-Background': '1' } as const;

/**
 * A typed client of one BFF: `createApi<paths>()`, `paths` from its contract package, whose paths are whole
 * ('/api/borrower/application/single/{id}').
 * Calls go to the page's own origin with its cookies; the BFF renews the session by itself.
 * Sends X-CSRF and an Idempotency-Key with what changes something, X-Correlation-Id with everything. An answer that the same
 * command is still running is waited out, as its Retry-After says. One that needs a proof of who its user is, or a code
 * before it signs, asks for it, and is sent again as it was; without the proof the refusal is the answer.
 * Every failure is thrown as an `ApiProblem`, so an answer that comes back is a good one: see `unwrap`.
 */
export function createApi<Paths extends object>(baseUrl = ''): Client<Paths> {
  const client = createClient<Paths>({
    baseUrl,
    credentials: 'same-origin',
    fetch: finalAnswer,
  });
  client.use(headers());
  return client;
}

/** The body of a good answer: `await unwrap(api.GET('/application/single/{id}', …))`. */
export async function unwrap<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  return (await call).data as NonNullable<Data>;
}

function headers(): Middleware {
  const shared = new Intents();
  const settle = new WeakMap<Request, (problem?: ApiProblem) => void>();
  return {
    async onRequest({ request }) {
      // Read before anything is waited for: it is the caller's only until then.
      const own = ownIntents();
      request.headers.set('X-Correlation-Id', crypto.randomUUID());
      if (reading.has(request.method)) return;
      request.headers.set('X-CSRF', '1');
      if (request.headers.has('Idempotency-Key')) return;
      const intents = own ?? shared;
      const command = [request.method, request.url, own ? '' : await bodyOf(request)].join(' ');
      settle.set(request, (problem) => intents.settled(command, problem));
      request.headers.set('Idempotency-Key', intents.keyOf(command));
    },
    async onResponse({ request, response }) {
      if (response.ok) return settle.get(request)?.();
      const body = await response.text().catch(() => '');
      const problem = problemFrom(response.status, body, request.headers.get('X-Correlation-Id') ?? undefined);
      settle.get(request)?.(problem);
      if (problem.status === 401 && problem.code !== 'credentials.invalid') announceSessionEnded();
      throw problem;
    },
    onError({ request, error }) {
      if (error instanceof DOMException && error.name === 'AbortError') return error;
      return networkProblem(request.headers.get('X-Correlation-Id') ?? undefined);
    },
  };
}

/** How long a command that still runs is waited for, milliseconds. Its key outlives the patience. */
const patience = 120_000;

/** Sends a request; a command is sent again, under its key, until it is answered, and once more for each proof that it needs. */
async function finalAnswer(request: Request): Promise<Response> {
  if (!request.headers.has('Idempotency-Key')) return (await answerAhead(request)) ?? globalThis.fetch(request);
  noteCommand();
  for (let waited = 0, proved = false; ;) {
    const response = await globalThis.fetch(request.clone());
    const refusal = response.ok ? undefined : problemFrom(response.status, await response.clone().text());
    const code = refusal?.code ?? '';
    if (code === 'proof.needed' && !proved && (await askForProof())) {
      proved = true;
      continue;
    }
    if (code === 'signature.proof_needed' && !request.headers.has(signingProofHeader)) {
      const proof = await askForSigningProof(refusal?.current);
      if (proof !== undefined) {
        request.headers.set(signingProofHeader, proof);
        continue;
      }
    }
    const pause = 1_000 * Math.max(1, Number(response.headers.get('Retry-After')) || 1);
    if (code !== stillRunning || waited + pause > patience) return response;
    waited += pause;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A multipart body has a new boundary each time and may be large: such a call is an intent of its own. Without a body there is no type. */
async function bodyOf(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type') ?? 'json';
  return type.includes('json') ? request.clone().text() : crypto.randomUUID();
}
