/**
 * `npm run bench [-- --quick] [--calls-only] [--draws-only] [--refused-only] [--uploads-only]`: processor time of the servers for
 * reads and saves of an application on MySQL with 100,000 of them, against the same statements through mysql2 alone, and for a
 * draw's save and the lender's list of draws; then sizes, memory and start of the local portal, and how sign-ins that are
 * refused bear on everybody else. MYSQL_URL names the server; databases of the bench's own are made there and dropped again.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failPreparation, prepare, root } from '../../infra/local/prepare.mjs';
import { mysqlAnswers, mysqlUrl } from '../test/surroundings.mjs';

const quick = process.argv.includes('--quick');
const callsOnly = process.argv.includes('--calls-only');
const refusedOnly = process.argv.includes('--refused-only');
const drawsOnly = process.argv.includes('--draws-only');
const uploadsOnly = process.argv.includes('--uploads-only');
const profileFolder = process.env.BENCH_PROFILE;
const sizes = quick ? { small: 1_000, large: 10_000 } : { small: 10_000, large: 100_000 };
const rounds = quick ? 4 : 12;
const counts = { byId: 600, adminPage: 100, companyList: 100, save: 120, saveWithEvent: 60 };
/** Applications that are saved once: for each round and for the warming up, by three ways. */
const toReject = counts.saveWithEvent * 3 * (rounds + 7);

const terminal = process.stdout.isTTY;
const say = (text) => terminal && process.stdout.write(`\r\x1b[2K  ${text} …`);
const print = (text) => process.stdout.write(`${terminal ? '\r\x1b[2K' : ''}${text}\n`);

/** Whose the copies are: one company of a hundred, one whose applications are read and saved, and many of a hundred. */
function rowsOf(size, listed, saved) {
  const rows = [];
  const others = Array.from({ length: Math.ceil(size / 100) }, () => randomUUID());
  const own = Math.min(toReject * 2, Math.floor(size / 2));
  const step = Math.floor((size - 100) / own);
  for (let at = 0; at < size; at += 1) {
    const mine = at % step === 0 && at / step < own;
    const companyId = at >= size - 100 ? listed : mine ? saved : others[Math.floor(at / 100)];
    rows.push({ companyId, status: mine && (at / step) % 2 === 1 ? 'rejected' : 'in_progress', version: 1 });
  }
  return rows;
}

async function printRefused() {
  const { measureRefused } = await import('./refused.mjs');
  const { refusedTable } = await import('./report.mjs');
  print(`${refusedTable(await measureRefused({ rounds: quick ? 2 : 6, say }))}\n`);
}

async function printUploads() {
  const { measureUploads } = await import('./uploads.mjs');
  const { uploadsTable } = await import('./report.mjs');
  print(`${uploadsTable(await measureUploads({ megabytes: quick ? 256 : 1024, say }))}\n`);
}

async function printDraws() {
  const { measureDraws } = await import('./draws.mjs');
  const { drawsTable } = await import('./report.mjs');
  print(`${drawsTable(await measureDraws({ mysqlUrl, rounds, loans: quick ? 40 : 200, say }))}\n`);
}

async function main() {
  if (uploadsOnly) {
    await prepare().catch(failPreparation);
    return printUploads();
  }
  if (refusedOnly) {
    await prepare().catch(failPreparation);
    return printRefused();
  }
  if (!(await mysqlAnswers(0))) {
    console.error(
      `No MySQL or MariaDB answers at ${mysqlUrl.replace(/:[^:@/]*@/, ':…@')}. Start one, or name it: MYSQL_URL=mysql://user:password@host:3306 npm run bench`,
    );
    process.exit(1);
  }
  await prepare().catch(failPreparation);
  const { stopRest } = await import('./processes.mjs');
  process.on('exit', stopRest);
  if (drawsOnly) return printDraws();
  const { connect, dropDatabases, fill, prefixes, untilCarried } = await import('./database.mjs');
  const { startSystem } = await import('./system.mjs');
  const { signIn } = await import('./session.mjs');
  const { callsOf, measure } = await import('./measures.mjs');
  const { call } = await import('./load.mjs');
  const { saveBody, selection } = await import('./sample.mjs');
  const { callTable, growthTable, machine, stackTable } = await import('./report.mjs');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

  const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  await dropDatabases(mysqlUrl);
  const system = await startSystem({ mysqlUrl, folder, profileFolder });
  const [listed, saved] = [randomUUID(), randomUUID()];
  const signedIn = await signIn({ identityUrl: system.urls.identity, keys: system.keys, companyIds: [listed, saved] });

  const asAdmin = (bff, method, path, body) =>
    call({
      method,
      url: `${system.urls[bff]}/api/admin/application/${path}`,
      headers: signedIn.admin,
      body: JSON.stringify(body),
    }).then(({ text }) => JSON.parse(text));
  const fillOne = async (bff, prefix, size) => {
    const made = await asAdmin(bff, 'POST', 'newapp', selection(listed));
    const sample = await asAdmin(
      bff,
      'PUT',
      `update/${made.id}`,
      JSON.parse(saveBody({ version: 1, propertyId: made.properties[0].id, turn: 0, bytes: 3_000 })),
    );
    return fill(
      mysqlUrl,
      prefix,
      sample.id,
      rowsOf(size, listed, saved).map((row) => ({ ...row, version: sample.version })),
      (text) => say(`filling: ${text}`),
    );
  };
  await fillOne('smallAdmin', prefixes.small, sizes.small);
  const rows = (await fillOne('admin', prefixes.large, sizes.large)).filter(({ companyId }) => companyId === saved);

  const connection = await connect(mysqlUrl, `${prefixes.large}applications`);
  const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
  const editable = rows.filter(({ status }) => status === 'in_progress');
  const calls = callsOf({
    signedIn,
    companyId: listed,
    readable: rows,
    editable,
    rejected: rows.filter(({ status }) => status === 'rejected'),
  });
  const results = await measure({ calls, system, rounds, counts, settled: () => untilCarried(connection), say });
  await connection.end();
  await system.stop();
  await dropDatabases(mysqlUrl);
  await rm(folder, { recursive: true, force: true });

  print(`\n${machine(version)}; ${sizes.large} applications\n`);
  print(`${callTable(results)}\n`);
  print(`${growthTable(results, sizes.small, sizes.large)}\n`);
  if (callsOnly) return;
  await printDraws();
  const { measureStack } = await import('./stack.mjs');
  print(`${stackTable(await measureStack(say))}\n`);
  await printRefused();
  const measured = spawnSync(process.execPath, [join(root, 'tools', 'webpack', 'measure-sizes.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  print(measured.status === 0 ? measured.stdout : measured.stderr);
}

await main();
process.exit(0);
