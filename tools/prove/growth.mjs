/** Whether what people wait for costs more with more applications: the same calls beside 10,000, 100,000 and 1,000,000, in turns. */
import { operations as applications } from '@groundwork/contract-applications';
import { operations as draws } from '@groundwork/contract-draws';
import mysql from 'mysql2/promise';
import { portalOf } from '../drill/addresses.mjs';
import { untilCarried } from '../drill/facts.mjs';
import { aPortal } from '../drill/portal.mjs';
import { idOfCopy, multiply, numberOfCopy } from './multiply.mjs';
import { median } from './verdicts.mjs';

export const sizes = [10_000, 100_000, 1_000_000];
/** Ports of one portal. */
const blockOfPorts = 41;
/** Copies that are read and saved, spread over all: as many as stay in the smallest memory of a database. */
const places = 40;
const callsOfRound = 20;
/** Rounds that are thrown away: what is measured is compiled, and its pages are read. */
const warmUp = 2;
const patienceMs = 120_000;

const person = (role, of = {}) => ({
  name: 'Growth',
  role,
  userId: '01a00000-0000-7000-8000-000000000001',
  sessionId: undefined,
  companyIds: [],
  brokerId: undefined,
  address: '203.0.113.20',
  ...of,
});
const administrator = person('admin');

/** The applications that the portal came with: models of all others. */
async function modelsOf(url, database) {
  const connection = await mysql.createConnection({ uri: url, database });
  const [rows] = await connection.query(
    'SELECT id, project_number AS number, company_id AS companyId, user_id AS userId, status FROM application ORDER BY project_number',
  );
  await connection.end();
  return rows;
}

/** The filled portal of one size, and what is asked of it. */
async function startSize(size, portal, { mysqlUrl, say }) {
  const { env } = portal;
  const begun = Date.now();
  await portal.start();
  await untilCarried(env, patienceMs);
  await portal.kill();
  const models = await modelsOf(mysqlUrl, `${env.DATABASE_PREFIX}applications`);
  const copies = Math.ceil(size / models.length) - 1;
  const numbers = models.map(({ number }) => number);
  for (const service of ['applications', 'draws'])
    await multiply(mysqlUrl, `${env.DATABASE_PREFIX}${service}`, { copies, numbers }, say);
  await portal.start();
  const seconds = (Date.now() - begun) / 1000;
  say(`${size} applications after ${seconds.toFixed(0)} s`);
  return { size, seconds, calls: callsOf(env, models, copies) };
}

/** The calls of one size, each of another application than the call before. */
function callsOf(env, models, copies) {
  const client = portalOf(env);
  const placesOf = (rows) => {
    let turn = 0;
    return () => {
      const at = (turn += 1) % places;
      const n = Math.floor(((at + 0.5) / places) * copies) + 1;
      const row = rows[turn % rows.length];
      const [id, companyId, userId] = [row.id, row.companyId, row.userId].map((one) => idOfCopy(one, n));
      return {
        id,
        companyId,
        number: numberOfCopy(row.number, n),
        owner: person('borrower', { userId, companyIds: [companyId] }),
      };
    };
  };
  const any = placesOf(models);
  const begun = placesOf(models.filter(({ status }) => status === 'in_progress').slice(0, 1));
  const versions = new Map();
  const read = ({ owner, id }) => client.call(owner, applications.getApplication, { params: { id } });
  const found = (query) => client.call(administrator, applications.searchApplications, { query });
  return {
    'application by id': () => read(any()),
    'list of one company': () => {
      const { owner, companyId } = any();
      return client.call(owner, applications.listApplicationsOfCompany, { params: { companyId } });
    },
    "lender's list": () => found({}),
    async save() {
      const place = begun();
      const version = versions.get(place.id) ?? (await read(place)).version;
      const body = { version, requestedLoanAmount: 10_000_000 + version };
      return async () => {
        const saved = await client.call(place.owner, applications.saveApplication, { params: { id: place.id }, body });
        versions.set(place.id, saved.version);
      };
    },
    'search by number': () => found({ q: String(any().number) }),
    'search by words, one is rare': () => found({ q: `houston ${any().number}` }),
    'search by a word that most have': () => found({ q: 'houston' }),
    'search by stage and word': () => found({ q: 'house', stage: 'active' }),
    "draws' queue": () => client.call(administrator, draws.searchDraws, { query: { selection: 'pending' } }),
    "draws' queue, by words": () =>
      client.call(administrator, draws.searchDraws, { query: { selection: 'pending', q: String(any().number) } }),
    "counts beside the draws' queue": () => client.call(administrator, draws.listDrawSelections),
  };
}

/** Milliseconds of one call; what it has to know first is asked before the clock starts. */
async function timed(call) {
  let begun = performance.now();
  const rest = await call();
  if (typeof rest === 'function') {
    begun = performance.now();
    await rest();
  }
  return performance.now() - begun;
}

/** @returns the sizes with the seconds that filling took, and of each call the medians of each round by size. */
export async function proveGrowth({ port, mysqlUrl, most, rounds, say }) {
  const chosen = sizes.filter((size) => size <= most);
  const portals = [];
  const systems = [];
  try {
    for (const [at, size] of chosen.entries()) {
      const portal = await aPortal({ engine: 'mysql', port: port + at * blockOfPorts, mysqlUrl });
      portals.push(portal);
      systems.push(await startSize(size, portal, { mysqlUrl, say }));
    }
    const names = Object.keys(systems[0].calls);
    const medians = Object.fromEntries(names.map((name) => [name, chosen.map(() => [])]));
    for (let round = 0; round < rounds + warmUp; round += 1) {
      say(`round ${round + 1} of ${rounds + warmUp}`);
      for (const name of names)
        for (let turn = 0; turn < systems.length; turn += 1) {
          const at = (turn + round) % systems.length;
          const times = [];
          for (let count = 0; count < callsOfRound; count += 1) times.push(await timed(systems[at].calls[name]));
          if (round >= warmUp) medians[name][at].push(median(times));
        }
    }
    return { sizes: systems.map(({ size, seconds }) => ({ size, seconds })), medians };
  } finally {
    for (const portal of portals) await portal.remove();
  }
}
