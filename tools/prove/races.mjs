/** The same thing done several times at once, in turns at every replica of a service: once is enough, and no answer is a 500. */
import { ActingTokens, fetchBy } from '@groundwork/server-auth';
import { UnitTls } from '@groundwork/server-config';
import { raceForMoney } from './races-of-money.mjs';
import { raceForPeople } from './races-of-people.mjs';

const callers = {
  anonymous: 'bff-shell',
  borrower: 'bff-borrower',
  broker: 'bff-broker',
  admin: 'bff-admin',
  system: 'service-identity',
};

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

  async ask(person, { service, method, path }, { params = {}, body, key } = {}) {
    const ports = this.replicas.filter(({ unit }) => unit.name === service).map(({ port }) => port);
    const port = ports[(this.#turn += 1) % ports.length];
    const to = path.replace(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(params[name]));
    const answer = await this.fetch(`${this.scheme}://127.0.0.1:${port}${to}`, {
      method,
      headers: {
        authorization: `Bearer ${this.tokens.sign(person, service, callers[person.role])}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** What is asked for by itself, and given. */
  async granted(...call) {
    const { status, body } = await this.ask(...call);
    if (status >= 300) throw new Error(`${call[1].id} was answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /**
   * Several at once, of whom `wins` are to be answered well, one where it is not said; 'alike': some, all with the same record. Gives what
   * the first of those was answered.
   */
  async race(what, begin, wins = 1) {
    const answers = await Promise.all(Array.from({ length: this.atOnce }, (_, number) => begin(number)));
    const good = answers.filter(({ status }) => status < 300);
    const records = new Set(good.map(({ body }) => body?.id)).size;
    const isWell = wins === 'alike' ? records === 1 : good.length === wins;
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

/** @param url the front's. Gives what was doubled, lost or answered 500. */
export async function raceAtReplicas(system, url) {
  const racers = new Racers(system);
  await raceForMoney(racers, system.env);
  await raceForPeople(racers, system.env, url);
  return racers.faults;
}
