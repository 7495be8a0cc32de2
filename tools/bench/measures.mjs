/** What is measured: each call by its ways, in turns, so that a change of the machine's mood meets them all. */
import { randomUUID } from 'node:crypto';
import { batch, call, quantile } from './load.mjs';
import { saveBody } from './sample.mjs';

const saveBytes = 5_000;
/** Batches that each way runs beforehand: what is measured is compiled code. */
export const warmUp = 6;

/** Calls by name: area, path, who, what goes with it. `rows` are applications of the borrower that may be saved. */
export function callsOf({ signedIn, companyId, readable, editable, rejected }) {
  let turn = 0;
  const versions = new Map();
  const any = (rows) => rows[Math.floor(Math.random() * rows.length)];
  const versionOf = (row) => versions.get(row.id) ?? row.version;
  const save = (next) => ({
    area: 'borrower',
    input() {
      const row = next();
      return {
        ...row,
        body: saveBody({
          version: versionOf(row),
          propertyId: row.propertyId,
          floorPlanId: row.partId,
          turn: (turn += 1),
          bytes: saveBytes,
        }),
      };
    },
    request: ({ id, body }) => ({
      method: 'PUT',
      path: `application/update/${id}`,
      body,
      headers: { ...signedIn.borrower, 'idempotency-key': randomUUID() },
    }),
    answered: ({ id }, text) => versions.set(id, JSON.parse(text).version),
    /** Without the service nobody tells the new version. */
    moved: (row) => versions.set(row.id, versionOf(row) + 1),
  });
  let at = 0;
  return {
    byId: {
      area: 'borrower',
      input: () => any(readable),
      request: ({ id }) => ({ path: `application/single/${id}`, headers: signedIn.borrower }),
    },
    adminPage: {
      area: 'admin',
      input: () => ({}),
      request: () => ({ path: 'application/page?limit=100', headers: signedIn.admin }),
    },
    companyList: {
      area: 'borrower',
      input: () => ({ companyId }),
      request: () => ({ path: `application/company/${companyId}`, headers: signedIn.borrower }),
    },
    save: save(() => editable[(at += 1) % editable.length]),
    saveWithEvent: save(() => {
      const row = rejected.pop();
      if (!row) throw new Error('No rejected application is left to be saved.');
      return row;
    }),
  };
}

const total = async (processes) =>
  (await Promise.all(processes.map((one) => one.usage()))).reduce((sum, usage) => sum + usage.cpuMs, 0);

/** One batch over HTTP: its times and the processor time of the servers on the way. */
async function overHttp(call_, base, servers, count, settled) {
  const before = await total(servers);
  const times = await batch(count, async () => {
    const input = call_.input();
    const { method, path, headers, body } = call_.request(input);
    const { text } = await call({ method, url: `${base}/api/${call_.area}/${path}`, headers, body });
    call_.answered?.(input, text);
    call_.lastAnswer = text;
  });
  await settled();
  return { times, cpuMs: (await total(servers)) - before };
}

/** The same body over two hops of which neither does anything; its answer is one that the call had. */
async function overBareHops(call_, { processes, urls }, count) {
  const [hops, answer] = [[processes.bareFront, processes.bareBack], call_.lastAnswer];
  await processes.bareBack.ask({ ask: 'answer', text: answer });
  const before = await total(hops);
  const times = await batch(count, async () => {
    const { method, path, headers, body } = call_.request(call_.input());
    await call({ method, url: `${urls.bareFront}/${path}`, headers, body });
  });
  return { times, cpuMs: (await total(hops)) - before };
}

async function throughMysql2(call_, kind, alone, count) {
  const inputs = Array.from({ length: count }, () => call_.input());
  const answer = await alone.ask({ ask: 'run', kind, inputs });
  for (const one of inputs) call_.moved?.(one);
  return answer;
}

/** A way's batches put together: processor time a request and the times of all. */
export class Way {
  cpu = [];
  times = [];
  add({ times, cpuMs }) {
    this.cpu.push(cpuMs / times.length);
    this.times.push(...times);
  }
  /** Mean over the batches, ms a request. */
  get cpuMs() {
    return this.cpu.reduce((sum, one) => sum + one, 0) / this.cpu.length;
  }
  get p50() {
    return quantile(this.times, 0.5);
  }
  get p99() {
    return quantile(this.times, 0.99);
  }
}

/** Measures every call by each way, a batch at a time in turns. The first round warms up and is thrown away. */
export async function measure({ calls, system, rounds, counts, settled, say }) {
  const { processes, urls } = system;
  const results = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const [kind, one] of Object.entries(calls)) {
      say(`round ${round} of ${rounds}: ${kind}`);
      const bff = processes[one.area];
      const count = counts[kind] * (round === 0 ? warmUp : 1);
      const taken = {
        gateway: await overHttp(one, urls.gateway, [processes.gateway, bff, processes.applications], count, settled),
        bff: await overHttp(one, urls[one.area], [bff, processes.applications], count, settled),
        alone: await throughMysql2(one, kind, processes.alone, count),
        ...(kind === 'saveWithEvent' ? {} : { bare: await overBareHops(one, system, count) }),
        ...(kind === 'adminPage'
          ? {
              small: await overHttp(
                one,
                urls.smallAdmin,
                [processes.smallAdmin, processes.smallApplications],
                count,
                settled,
              ),
            }
          : {}),
      };
      if (kind === 'byId') taken.oneRow = await throughMysql2(one, 'oneRow', processes.alone, count);
      if (round === 0) continue;
      results[kind] ??= Object.fromEntries(Object.keys(taken).map((way) => [way, new Way()]));
      for (const [way, batchOf] of Object.entries(taken)) results[kind][way].add(batchOf);
    }
  return results;
}
