import { aProvider } from '@groundwork/server-testkit';
import type { ProviderScript, TestProvider } from '@groundwork/server-testkit';
import { ProviderClient, xmlText } from './index.js';
import type { ProviderCall, ProviderClientOptions } from './index.js';

const ok: ProviderScript = () => ({ text: '{"answer":42}' });
const away: ProviderScript = () => ({ status: 503, text: 'busy' });
const read: ProviderCall = { method: 'GET', path: '/things/1', label: 'thing' };
const command: ProviderCall = { method: 'POST', path: '/things', label: 'make', body: { a: 1 } };
const keyed: ProviderCall = { ...command, idempotencyKey: 'key-1' };

/** Answers by the scripts in their order, and by the last one from then on. */
const inTurn = (...scripts: [ProviderScript, ...ProviderScript[]]): ProviderScript => {
  let at = 0;
  return (request, reply) => (scripts[Math.min(at++, scripts.length - 1)] as ProviderScript)(request, reply);
};
const cut: ProviderScript = (_request, reply) => {
  reply.writeHead(200, { 'content-length': '100' });
  reply.write('{"ans');
  reply.destroy();
  return undefined;
};

describe('a client of an outside provider', () => {
  let provider: TestProvider;
  const open: ProviderClient[] = [];
  beforeEach(async () => {
    provider = await aProvider(ok);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.close()));
    await provider.close();
  });
  function client(
    options: ProviderClientOptions = {},
    timeoutMs = 2_000,
    token: string | undefined = 'secret',
  ): ProviderClient {
    const made = new ProviderClient(
      'test',
      { url: `${provider.url}/base`, token, timeoutMs },
      { logLevel: 'silent', backoffMs: 1, ...options },
    );
    open.push(made);
    return made;
  }
  const answer = (one: ProviderClient, call: ProviderCall): Promise<unknown> => one.json(call, (value) => value);
  const failing = (kind: string, status: number) => expect.objectContaining({ kind, status });

  it('sends what it is told, under the base path, with the key that the provider knows us by', async () => {
    expect(await answer(client(), keyed)).toEqual({ answer: 42 });
    expect(provider.received).toMatchObject([
      {
        method: 'POST',
        path: '/base/things',
        text: '{"a":1}',
        headers: {
          authorization: 'Bearer secret',
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': 'key-1',
        },
      },
    ]);
    await answer(client({}, 2_000, ''), read);
    expect(provider.received[1]?.headers).not.toHaveProperty('authorization');
  });

  describe('repeats', () => {
    it.each([
      ['a read', read],
      ['a command with a key', keyed],
    ])('%s that met a 500, a 503 or a broken connection', async (_, call) => {
      for (const trouble of [() => ({ status: 500, text: 'x' }), away, cut] as ProviderScript[]) {
        provider.script = inTurn(trouble, trouble, ok);
        expect(await answer(client(), call)).toEqual({ answer: 42 });
      }
      expect(provider.received).toHaveLength(9);
      expect(new Set(provider.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    });

    it('no more often than it is told', async () => {
      provider.script = away;
      await expect(answer(client({ attempts: 2 }), read)).rejects.toEqual(failing('away', 503));
      expect(provider.received).toHaveLength(2);
    });

    it('never a command without a key that may have been carried out', async () => {
      for (const trouble of [() => ({ status: 500, text: 'x' }), cut] as ProviderScript[]) {
        provider.script = inTurn(trouble, ok);
        await expect(answer(client(), command)).rejects.toEqual(failing('away', 503));
      }
      expect(provider.received).toHaveLength(2);
    });

    it('such a command too where it cannot have been: nobody was there, or it was sent away', async () => {
      provider.script = inTurn(away, ok);
      expect(await answer(client(), command)).toEqual({ answer: 42 });
      await provider.leave();
      const waiting = answer(client({ attempts: 40, backoffMs: 20 }), command);
      await provider.back();
      provider.script = ok;
      expect(await waiting).toEqual({ answer: 42 });
    });

    it('nothing that was refused', async () => {
      provider.script = () => ({ status: 400, text: 'wrong' });
      await expect(answer(client(), read)).rejects.toEqual(failing('invalid', 502));
      provider.script = () => ({ status: 401, text: 'unknown key' });
      await expect(answer(client({ attempts: 1 }), read)).rejects.toEqual(failing('away', 503));
      expect(provider.received).toHaveLength(2);
    });
  });

  it('takes statuses that a call names as an answer', async () => {
    provider.script = () => ({ status: 404, text: '{"error":"unknown"}' });
    expect(await client().json({ ...read, answers: [404] }, (_value, status) => status)).toBe(404);
    expect(provider.received).toHaveLength(1);
  });

  it('gives up after its time, over all attempts', async () => {
    provider.script = () => undefined;
    const began = performance.now();
    await expect(answer(client({}, 150), read)).rejects.toEqual(failing('slow', 504));
    expect(performance.now() - began).toBeLessThan(1_500);
    expect(provider.received).toHaveLength(1);
  });

  it('gives up an answer that begins and does not end', async () => {
    provider.script = (_request, reply) => {
      reply.writeHead(200);
      reply.write('{');
      return undefined;
    };
    await expect(answer(client({}, 150), read)).rejects.toEqual(failing('slow', 504));
  });

  it('refuses an answer that is too large, also one that does not say so', async () => {
    provider.script = (_request, reply) => {
      reply.writeHead(200);
      reply.write(`"${'x'.repeat(2_000)}`);
      reply.end(`${'x'.repeat(2_000)}"`);
      return undefined;
    };
    await expect(answer(client({ answerLimit: 1_000 }), read)).rejects.toEqual(failing('invalid', 502));
    expect(provider.received).toHaveLength(1);
  });

  it.each<[string, string]>([
    ['garbage', '<html>'],
    ['nothing', ''],
  ])('refuses %s for JSON', async (_, text) => {
    provider.script = () => ({ text });
    await expect(answer(client(), read)).rejects.toEqual(failing('invalid', 502));
  });

  it('refuses what its reader does not understand', async () => {
    await expect(
      client().json(read, () => {
        throw new RangeError('no such field');
      }),
    ).rejects.toEqual(failing('invalid', 502));
  });

  it('does not follow to another address', async () => {
    provider.script = (_request, reply) => (reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), undefined);
    await expect(answer(client(), read)).rejects.toEqual(failing('invalid', 502));
  });

  it('reads XML', async () => {
    provider.script = () => ({ text: '<Status><Code>pass</Code></Status>' });
    expect(await client().xml(read, (root) => xmlText(root, 'Code'))).toBe('pass');
    expect(provider.received[0]?.headers.accept).toBe('application/xml');
    provider.script = () => ({ text: '<Status>' });
    await expect(client().xml(read, (root) => root.localName)).rejects.toEqual(failing('invalid', 502));
  });

  describe('the breaker', () => {
    const quick: ProviderClientOptions = { attempts: 1, failuresToOpen: 3, restMs: 60 };
    const fail = async (one: ProviderClient, times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) await expect(answer(one, read)).rejects.toEqual(failing('away', 503));
    };
    /** Calls until the provider is asked again. */
    async function untilAsked(one: ProviderClient): Promise<unknown> {
      const before = provider.received.length;
      for (;;) {
        const outcome: unknown = await answer(one, read).catch((error: unknown) => error);
        if (provider.received.length > before) return outcome;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }

    it('opens after failures in a row, and then asks nobody', async () => {
      const one = client({ ...quick, restMs: 60_000 });
      provider.script = away;
      await fail(one, 5);
      expect(provider.received).toHaveLength(3);
    });

    it('counts no answer that cannot be read, and begins anew with one that can', async () => {
      const one = client({ ...quick, restMs: 60_000 });
      provider.script = inTurn(away, away, ok, away, away, () => ({ status: 400, text: '' }), ok);
      await fail(one, 2);
      await answer(one, read);
      await fail(one, 2);
      await expect(answer(one, read)).rejects.toEqual(failing('invalid', 502));
      expect(await answer(one, read)).toEqual({ answer: 42 });
    });

    it('lets one call try after its rest: open again where it fails, closed where it does not', async () => {
      const one = client(quick);
      provider.script = away;
      await fail(one, 3);
      expect(await untilAsked(one)).toEqual(failing('away', 503));
      const countBefore = provider.received.length;
      await fail(one, 1);
      expect(provider.received).toHaveLength(countBefore);
      provider.script = ok;
      expect(await untilAsked(one)).toEqual({ answer: 42 });
      expect(await answer(one, read)).toEqual({ answer: 42 });
    });
  });
});
