/** The proof: rolling restarts, ends in the midst, and a database that is away, under load; then one thing done by many at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { aPerson, demonstrationAccounts, demonstrationPassword, withCompany } from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';
import { doubled, factsOf, lost, untilCarried } from '../drill/facts.mjs';
import { startLoad } from './load.mjs';
import { raceAtReplicas } from './races.mjs';
import { withPortal } from './standing.mjs';

const patienceMs = 60_000;
/** So soon everybody is served again when the database is back. */
const recoveryMs = 5_000;

async function aCast(env, count) {
  const portal = portalOf(env);
  await aPerson(portal, demonstrationAccounts.admin);
  const borrowers = [];
  for (let number = 0; number < count; number += 1) {
    const email = `tens.${number}@example.com`;
    const account = {
      email,
      firstName: `Tens${number}`,
      lastName: 'Borrower',
      role: 'borrower',
      password: demonstrationPassword,
    };
    const person = await withCompany(portal, await aPerson(portal, account), {
      organizationName: `Tens ${number} Homes`,
      mailingStreetAddress: '1 Main Street',
      mailingCity: 'Houston',
      mailingState: 'Texas',
      mailingZipCode: '77002',
      physicalAddressSameAsMailing: true,
    });
    borrowers.push({ email, companyId: person.companyIds[0] });
  }
  await portal.close();
  return { borrowers, administrator: demonstrationAccounts.admin.email };
}

export async function proveTens({
  port,
  count,
  several,
  people,
  requests,
  awaySeconds,
  mysqlUrl,
  rabbitUrl,
  tls,
  say,
  keepLogs,
}) {
  say(`starting ${count} processes of each unit`);
  const options = { name: 'tens', port, count, several, tls, mysqlUrl, rabbitUrl, keepLogs, say };
  return withPortal(options, async ({ system, url, startMs }) => {
    const rows = [];
    const direct = { ...system.env, DATABASE_URL: mysqlUrl };
    const load = await startLoad(url, await aCast(system.env, people));
    let late;
    const stage = async (name, work) => {
      const { sent, failed } = load.counts;
      const since = load.failures.length;
      load.times.length = 0;
      const started = Date.now();
      say(name);
      const note = (await work()) ?? '';
      const seconds = (Date.now() - started) / 1000;
      const times = [...load.times].sort((a, b) => a - b);
      rows.push({
        name,
        seconds,
        sent: load.counts.sent - sent,
        failed: load.counts.failed - failed,
        p99: times[Math.floor(times.length * 0.99)] ?? 0,
        note,
        failures: load.failures.slice(since),
      });
      say(`${name}: ${load.counts.sent - sent} requests, ${load.counts.failed - failed} failed ${note}`);
    };
    await stage('rolling restart of every unit', async () => {
      for (const replica of system.several) await system.roll(replica);
      for (; load.counts.sent < requests; load.check()) await sleep(200);
    });
    await stage('kill -9 of one process of each unit', async () => {
      for (const replica of system.several.filter(({ number }) => number === 1)) {
        await system.kill(replica);
        await sleep(1_000);
        await system.start(replica);
      }
    });
    await stage(`the database away for ${awaySeconds} s`, async () => {
      await system.databaseLine.cut();
      await sleep(awaySeconds * 1_000);
      await system.databaseLine.restore();
      const back = Date.now();
      await sleep(2 * recoveryMs);
      load.check();
      const last =
        load.failures
          .map(({ at }) => Date.parse(at))
          .filter((at) => at > back)
          .at(-1) ?? back;
      if (last - back > recoveryMs || load.lastGood() < back)
        late = `${last - back} ms after the database came back somebody was still refused`;
      return `the last that failed, ${((last - back) / 1000).toFixed(1)} s after it came back`;
    });
    say('comparing with what people were told');
    const faults = await load.finish();
    if (late) faults.push(late);
    /** What everybody heard, once all of it was carried. */
    const heard = async () => {
      await untilCarried(direct, patienceMs);
      await sleep(2_000);
      const facts = await factsOf(direct);
      faults.push(...lost(facts).map(({ eventId, type, to }) => `${to} lacks ${type} ${eventId}`));
      return facts;
    };
    const told = await heard();
    const nothing = { counted: Object.fromEntries(Object.keys(told.counted).map((name) => [name, new Map()])) };
    faults.push(...doubled(nothing, told).map(({ name, key, count: times }) => `${name} has ${times} of ${key}`));
    say('the same thing done by many at once, at every replica');
    faults.push(...(await raceAtReplicas(system, url)));
    // Of races the same is told several times, as of a paper that is replaced by each of eight: what is lost of it is looked for alone.
    const facts = await heard();
    return { rows, faults, startMs, processes: system.replicas.length, events: facts.sent.length };
  });
}
