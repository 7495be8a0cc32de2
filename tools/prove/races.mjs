/** The same thing done several times at once, in turns at every replica of a service: once is enough, and no answer is a 500. */
import { ActingTokens, fetchBy, FormData } from '@groundwork/server-auth';
import { UnitTls } from '@groundwork/server-config';
import { raceForAccounts } from './races-of-accounts.mjs';
import { raceForBounds } from './races-of-bounds.mjs';
import { raceForExports } from './races-of-exports.mjs';
import { raceForLinks } from './races-of-links.mjs';
import { raceForMoney } from './races-of-money.mjs';
import { raceForPapers } from './races-of-papers.mjs';
import { raceForPeople } from './races-of-people.mjs';
import { raceForPrograms } from './races-of-programs.mjs';
import { withPortal } from './standing.mjs';

const callers = {
  anonymous: 'bff-shell',
  borrower: 'bff-borrower',
  broker: 'bff-broker',
  admin: 'bff-admin',
  super: 'bff-admin',
  system: 'service-identity',
};

/** An upload as a browser sends it. */
function formOf({ fields, name, type, bytes }) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([bytes], { type }), name);
  return form;
}

/** Calls replicas of services, each in its turn, in the name of somebody. */
export class Racers {
  faults = [];
  /** How many go at once. */
  atOnce = 8;
  #turn = 0;

  constructor({ env, pair, replicas }) {
    this.tokens = new ActingTokens(env.GROUNDWORK_KEYS);
    this.scheme = pair ? 'https' : 'http';
    this.fetch = fetchBy(pair && new UnitTls(pair), 'localhost');
    this.replicas = replicas;
  }

  async ask(person, { service, method, path }, { params = {}, query = {}, body, file, bytes, key } = {}) {
    const ports = this.replicas.filter(({ unit }) => unit.name === service).map(({ port }) => port);
    const port = ports[(this.#turn += 1) % ports.length];
    const to = path.replace(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(params[name]));
    const answer = await this.fetch(`${this.scheme}://127.0.0.1:${port}${to}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        authorization: `Bearer ${this.tokens.sign(person, service, callers[person.role])}`,
        ...(body || bytes ? { 'content-type': body ? 'application/json' : 'application/octet-stream' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: file ? formOf(file) : (bytes ?? (body && JSON.stringify(body))),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : undefined };
  }

  /** What is asked for by itself, and given. */
  async granted(...call) {
    const { status, body } = await this.ask(...call);
    if (status >= 300) throw new Error(`${call[1].id} was answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /**
   * Several at once, of whom `wins` are to be answered well, one where it is not said; 'alike': some, all with the same record; 'any': as
   * many as may be. Gives what the first of those was answered.
   */
  async race(what, begin, wins = 1) {
    const answers = await Promise.all(Array.from({ length: this.atOnce }, (_, number) => begin(number)));
    const good = answers.filter(({ status }) => status < 300);
    const records = new Set(good.map(({ body }) => body?.id)).size;
    const isWell = wins === 'any' || (wins === 'alike' ? records === 1 : good.length === wins);
    if (!isWell || answers.some(({ status }) => status >= 500))
      this.faults.push(`${what}: ${answers.map(({ status, body }) => `${status} ${body?.code ?? ''}`).join(', ')}`);
    return good[0]?.body;
  }

  /** Says where something is not as it has to be after a race. */
  hold(what, seen, expected) {
    if (JSON.stringify(seen) !== JSON.stringify(expected))
      this.faults.push(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`);
  }
}

const races = [
  ...[raceForMoney, raceForPeople, raceForLinks, raceForAccounts, raceForPapers],
  ...[raceForPrograms, raceForExports, raceForBounds],
];

/** @param url the front's. Gives what was doubled, lost or answered 500. */
export async function raceAtReplicas(system, url) {
  const racers = new Racers(system);
  for (const race of races)
    // What ends one race keeps none of the others from being run.
    await race(racers, system.env, url).catch((error) => racers.faults.push(`${race.name}: ${String(error.message)}`));
  return racers.faults;
}

/** The races alone, on a portal of their own. Gives what {@link raceAtReplicas} does. */
export const proveRaces = (options) =>
  withPortal({ ...options, name: 'races' }, ({ system, url }) => {
    options.say('the same thing done by many at once, at every replica');
    return raceAtReplicas(system, url);
  });
