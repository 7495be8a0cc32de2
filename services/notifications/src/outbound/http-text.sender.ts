import type { TextOptions } from '@groundwork/server-config';
import { Agent, request } from 'undici';
import { NotSent } from './domain/sender.js';
import type { Outcome, Sender } from './domain/sender.js';

const timeoutMs = 15_000;

/** Nothing of the request can have left: nobody was there to take it. */
const nobodyThere = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * A provider of text messages over HTTP: `POST {from, to, text}` as JSON with a bearer token, numbers as +1 and ten digits, the
 * message's id as Idempotency-Key for a provider that knows it. What may have been taken is not sent again, since not every
 * provider does.
 */
export function httpTextSender({ url, token, from }: Extract<TextOptions, { kind: 'http' }>): Sender {
  const agent = new Agent({
    connections: 4,
    connect: { timeout: 5_000 },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  return {
    async send({ id, to, text }, beforeHandingOver) {
      await beforeHandingOver();
      const answer = await request(url, {
        method: 'POST',
        dispatcher: agent,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ from, to: `+1${to}`, text }),
      }).catch((error: unknown) => {
        const code = (error as { code?: string } | null)?.code ?? '';
        throw new NotSent(
          nobodyThere.has(code) ? 'away' : 'unclear',
          error instanceof Error ? error.message : String(error),
        );
      });
      // The status alone counts: a body that breaks off changes nothing about it.
      await answer.body.dump().catch(() => undefined);
      const outcome = outcomeOf(answer.statusCode);
      if (outcome) throw new NotSent(outcome, `The provider answered ${answer.statusCode}.`);
    },
    close: () => void agent.close(),
  };
}

function outcomeOf(status: number): Outcome | undefined {
  if (status >= 200 && status < 300) return undefined;
  // Too many, or not now: said before anything was done.
  if (status === 429 || status === 503) return 'later';
  // Our settings, not this message.
  if (status === 401 || status === 403 || status === 404) return 'away';
  return status < 500 ? 'never' : 'unclear';
}
