/**
 * A draw's save and the lender's list of draws, BFF and service on MySQL, against the very statements that the service sent for one
 * such call, through mysql2 alone. A save replayed finds its version gone: it sends the same and changes nothing.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ActingTokens, InternalTokens, ServiceClient } from '@groundwork/server-auth';
import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import { root } from '../../infra/local/prepare.mjs';
import { connect } from './database.mjs';
import { batch, call } from './load.mjs';
import { Way, warmUp } from './measures.mjs';
import { freePort, startProcess, untilReady } from './processes.mjs';
import { borrowerName, signIn } from './session.mjs';

const prefix = 'groundwork_bench_draws_';
const database = `${prefix}draws`;
const lines = 25;
const counts = { draftSave: 120, deskList: 120 };
const unit = (...path) => join(root, ...path, 'dist', 'main.js');
const bench = (name) => join(root, 'tools', 'bench', name);
const local = (port) => `http://127.0.0.1:${port}`;
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function dropDatabase(mysqlUrl) {
  const connection = await connect(mysqlUrl);
  await connection.query(`DROP DATABASE IF EXISTS \`${database}\``);
  await connection.end();
}

async function start({ mysqlUrl, folder }) {
  const keys = join(folder, 'keys');
  mkdirSync(folder, { recursive: true });
  createMissingKeys(keys);
  const ports = {};
  for (const name of ['neighbours', 'identity', 'draws', 'borrower', 'admin']) ports[name] = await freePort();
  const others = ['COMPANIES', 'BROKERS', 'APPLICATIONS', 'FILES', 'AGREEMENTS', 'NOTIFICATIONS'];
  const shared = {
    GROUNDWORK_MODE: 'test',
    NODE_ENV: 'production',
    GROUNDWORK_DATA: folder,
    GROUNDWORK_KEYS: keys,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    SESSION_ACCESS_SECONDS: '7200',
    PUBLIC_ORIGIN: local(ports.borrower),
    SERVICE_IDENTITY_URL: local(ports.identity),
    SERVICE_DRAWS_URL: local(ports.draws),
    ...Object.fromEntries(others.map((name) => [`SERVICE_${name}_URL`, local(ports.neighbours)])),
    ...Object.fromEntries(
      ['SHELL', 'BROKER', 'BORROWER', 'ADMIN'].map((name) => [`BFF_${name}_URL`, local(ports.neighbours)]),
    ),
  };
  const processes = {};
  const begin = async (name, script, env = {}, path = '/ready') => {
    const own = { ...shared, ...(ports[name] ? { UNIT_PORT: String(ports[name]) } : {}), ...env };
    processes[name] = startProcess(name, script, { folder, env: own });
    if (path) await untilReady(local(ports[name]) + path, name, processes[name]);
  };
  await begin('neighbours', bench('neighbours.mjs'), { BENCH_NEIGHBOURS_PORT: String(ports.neighbours) });
  await begin('identity', unit('services', 'identity'));
  await begin('draws', unit('services', 'draws'), {
    DATABASE_URL: mysqlUrl,
    DATABASE_PREFIX: prefix,
    NODE_OPTIONS: `--import ${bench('statements.mjs')}`,
  });
  await begin('borrower', unit('bff', 'borrower'));
  await begin('admin', unit('bff', 'admin'));
  await begin('alone', bench('replay.mjs'), { BENCH_MYSQL_URL: mysqlUrl, BENCH_DATABASE: database }, '');
  const urls = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, local(port)]));
  return { keys, processes, urls };
}

/** Loans of a company, each with a draw on all its lines and a draft of the next one. Gives the drafts. */
async function fill({ keys, urls }, { companyId, userId }, loans, say) {
  const draws = new ServiceClient('draws', urls.draws);
  const from = new InternalTokens(loadKeys(keys, 'service-applications'), 'service-applications');
  const acting = new ActingTokens(keys);
  const person = {
    role: 'borrower',
    userId,
    sessionId: randomUUID(),
    companyIds: [companyId],
    address: '127.0.0.1',
  };
  const drafts = [];
  for (let at = 0; at < loans; at += 1) {
    say(`filling: loan ${at + 1} of ${loans}`);
    const applicationId = randomUUID();
    const budget = Array.from({ length: lines }, (_none, index) => ({
      budgetItemId: randomUUID(),
      name: `Line ${index + 1}`,
      section: 'Exterior Structure',
      sectionIndex: 2,
      index,
      budgetAmount: 1_000_000,
      amountFundedToDate: 0,
    }));
    const address = { street: '12 Maple Street', city: 'Houston', state: 'TX', zipCode: '77002' };
    await draws.call('POST', '/internal/events', {
      token: from.system('draws'),
      body: {
        id: randomUUID(),
        type: 'application.approved',
        version: 1,
        aggregate: 'application',
        aggregateId: applicationId,
        occurredAt: new Date().toISOString(),
        correlationId: randomUUID(),
        payload: {
          applicationId,
          companyId,
          userId: person.userId,
          name: `Maple Street Homes ${at}`,
          decidedBy: randomUUID(),
          loanType: 'construction',
          properties: [{ propertyId: randomUUID(), ...address, lines: budget }],
        },
      },
    });
    const as = () => acting.sign(person, 'draws', 'bff-borrower');
    await draws.call('POST', '/draw-requests', {
      token: as(),
      body: {
        applicationId,
        lineItems: budget.map(({ budgetItemId }) => ({
          additionalBudgetItemId: budgetItemId,
          requestedAmount: 100_000,
        })),
        certifySignature: signature,
        signedName: borrowerName,
      },
    });
    const draft = await draws.call('POST', '/draw-drafts', { token: as(), body: { applicationId } });
    drafts.push({ id: draft.id, line: budget[0].budgetItemId, version: 0 });
  }
  await draws.close();
  return drafts;
}

const total = async (processes) =>
  (await Promise.all(processes.map((one) => one.usage()))).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** The two calls. Drafts are saved one after another, so that no two saves are of one draft at once. */
function callsOf(signedIn, urls, drafts) {
  let turn = 0;
  return {
    draftSave: {
      area: 'borrower',
      async send() {
        const draft = drafts[(turn += 1) % drafts.length];
        const line = { additionalBudgetItemId: draft.line, version: draft.version, requestedAmount: 10_000 + turn };
        const { text } = await call({
          method: 'PUT',
          url: `${urls.borrower}/api/borrower/drawrequest/draft/${draft.id}`,
          headers: { ...signedIn.borrower, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ lineItems: [line] }),
        });
        draft.version = JSON.parse(text).lineItems[0].version;
      },
    },
    deskList: {
      area: 'admin',
      send: () =>
        call({ url: `${urls.admin}/api/admin/drawrequest/search?selection=pending`, headers: signedIn.admin }),
    },
  };
}

export async function measureDraws({ mysqlUrl, rounds, loans, say }) {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  await dropDatabase(mysqlUrl);
  const system = await start({ mysqlUrl, folder });
  const { processes, urls, keys } = system;
  const companyId = randomUUID();
  const signedIn = await signIn({ identityUrl: urls.identity, keys, companyIds: [companyId] });
  const owner = { companyId, userId: signedIn.borrowerId };
  const calls = callsOf(signedIn, urls, await fill(system, owner, loans, say));
  const results = {};
  for (const [kind, { area, send }] of Object.entries(calls)) {
    // The first save of a line inserts it, the others change it.
    await batch(loans, send);
    await processes.draws.ask({ ask: 'record' });
    await send();
    const { statements } = await processes.draws.ask({ ask: 'recorded' });
    const taken = (results[kind] = { statements: statements.length, bff: new Way(), alone: new Way() });
    for (let round = 0; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}: ${kind}`);
      const count = counts[kind] * (round === 0 ? warmUp : 1);
      const servers = [processes[area], processes.draws];
      const before = await total(servers);
      const times = await batch(count, send);
      const cpuMs = (await total(servers)) - before;
      const alone = await processes.alone.ask({ ask: 'run', statements, count });
      if (round === 0) continue;
      taken.bff.add({ times, cpuMs });
      taken.alone.add(alone);
    }
  }
  for (const one of Object.values(processes).reverse()) await one.stop();
  await dropDatabase(mysqlUrl);
  await rm(folder, { recursive: true, force: true });
  return results;
}
