/** Borrowers and an administrator at work through the gateway, each request of whom is counted, and what they were told is remembered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const password = 'Portal-demo-1';
/** Longer than anything that is done to the portal here: four minutes. */
const tries = 480;
const pauseMs = 500;

/** A browser of somebody: it keeps its cookies. */
export class Client {
  cookies = new Map();

  constructor(url) {
    this.url = url;
  }

  async once(method, path, body, key) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: {
        cookie,
        ...(method === 'GET' ? {} : { 'x-csrf': '1', 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return { status: answer.status, text };
  }
}

/** @param cast borrowers (`email`, `companyId`) and the administrator's `email`. */
export async function startLoad(url, { borrowers, administrator }) {
  const counts = { sent: 0, failed: 0 };
  const failures = [];
  const times = [];
  let stopping = false;
  let lastGood = Date.now();

  /** Asks until it is answered, with the same key: a person would press the button again. */
  const ask = async (client, method, path, body) => {
    const key = method === 'GET' ? undefined : randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      const begun = performance.now();
      const answer = await client
        .once(method, path, body, key)
        .catch((error) => ({ status: 0, text: String(error.cause ?? error) }));
      counts.sent += 1;
      if (answer.status >= 200 && answer.status < 300) {
        times.push(performance.now() - begun);
        lastGood = Date.now();
        return answer.text && answer.text.startsWith('{')
          ? JSON.parse(answer.text)
          : answer.text && JSON.parse(answer.text);
      }
      counts.failed += 1;
      failures.push({
        at: new Date().toISOString(),
        method,
        path: path.replace(/[0-9a-f-]{36}/g, ':id'),
        status: answer.status,
        text: answer.text.slice(0, 200),
        attempt,
      });
      if (attempt === tries)
        throw new Error(`${method} ${path} was answered ${answer.status} ${tries} times: ${answer.text}`);
      await sleep(pauseMs);
    }
  };
  const signedIn = async (email) => {
    const client = new Client(url);
    await ask(client, 'POST', 'shell/account/login', { email, password });
    return client;
  };

  const borrower = async ({ email, companyId }) => {
    const client = await signedIn(email);
    const own = [];
    const told = new Map();
    const create = async () => {
      const name = `House ${randomUUID()}`;
      const { id, version } = await ask(client, 'POST', 'borrower/application/newapp', {
        companyId,
        name,
        loanType: 'construction',
        propertyType: 'detached',
        intendedPurpose: 'sell',
        loanRequestIsFor: 'oneProperty',
        numberApplyingFor: 1,
      });
      own.push({ id, version });
      told.set(id, { name, amount: undefined });
    };
    await create();
    for (let turn = 1; !stopping; turn += 1) {
      const one = own[turn % own.length];
      if (turn % 20 === 0 && own.length < 40) await create();
      else if (turn % 8 === 0) {
        const amount = 10_000_000 + turn;
        const { version } = await ask(client, 'PUT', `borrower/application/update/${one.id}`, {
          version: one.version,
          requestedLoanAmount: amount,
        });
        one.version = version;
        told.get(one.id).amount = amount;
      } else if (turn % 5 === 0) await ask(client, 'GET', `borrower/application/company/${companyId}`);
      else if (turn % 7 === 0) await ask(client, 'GET', 'shell/notification/all/user');
      else if (turn % 11 === 0) await ask(client, 'GET', 'shell/account/session');
      else await ask(client, 'GET', `borrower/application/single/${one.id}`);
    }
    return { client, companyId, told };
  };
  const admin = async () => {
    const client = await signedIn(administrator);
    while (!stopping) await ask(client, 'GET', 'admin/application/page?limit=20');
  };

  const working = Promise.all([...borrowers.map(borrower), admin()]);
  let broken;
  working.catch((error) => {
    stopping = true;
    broken = error;
  });
  return {
    counts,
    failures,
    times,
    /** Throws where nobody works any more. */
    check() {
      if (broken) throw broken;
    },
    /** When a request was answered well for the last time. */
    lastGood: () => lastGood,
    /** Gives what is not as people were told. */
    async finish() {
      stopping = true;
      const [...done] = await working;
      const faults = [];
      for (const one of done.filter(Boolean)) {
        const found = await ask(one.client, 'GET', `borrower/application/company/${one.companyId}`);
        const names = found.map(({ name }) => name).sort();
        const expected = [...one.told.values()].map(({ name }) => name).sort();
        if (JSON.stringify(names) !== JSON.stringify(expected))
          faults.push(`${one.companyId} has ${names.length} applications instead of ${expected.length}`);
        for (const [id, { amount }] of one.told) {
          if (amount === undefined) continue;
          const read = await ask(one.client, 'GET', `borrower/application/single/${id}`);
          if (read.requestedLoanAmount !== amount)
            faults.push(`${id} has ${String(read.requestedLoanAmount)} instead of ${amount}`);
        }
      }
      return faults;
    },
  };
}
