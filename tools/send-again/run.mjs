/**
 * `npm run send-again -- --to draws --since 2026-11-25T03:00Z`: for a service whose database was restored to an earlier state than the
 * others'. Puts down in every service's outbox once more what that service hears of and was sent since the instant, in the configured
 * databases (`DATABASE_URL`, or SQLite under `GROUNDWORK_DATA`). See docs/operate.md.
 */
import { parseArgs } from 'node:util';
import { root, runNx, tail } from '../../infra/local/prepare.mjs';

process.chdir(root);
const { values } = parseArgs({ options: { to: { type: 'string' }, since: { type: 'string' } } });
const { code, output } = await runNx(['run', '@groundwork/server-events:build', '--outputStyle=static']);
if (code !== 0) {
  console.error(tail(output));
  process.exit(2);
}
const { databaseOptions, serviceNames } = await import('@groundwork/server-config');
const { connect } = await import('@groundwork/server-data');
const { InboxMessage, OutboxMessage, sendAgain } = await import('@groundwork/server-events');

const since = new Date(values.since ?? '');
if (!serviceNames.includes(values.to) || !(since.getTime() < Date.now())) {
  console.error(
    `Say to whom and since when: --to <${serviceNames.join('|')}> --since <an instant that is past, 2026-11-25T03:00Z>.`,
  );
  process.exit(1);
}
for (const name of serviceNames) {
  const database = await connect(databaseOptions(process.env, name), {
    entities: [OutboxMessage, InboxMessage],
    migrations: [],
  });
  const sent = await sendAgain(database, values.to, since);
  await database.close();
  console.log(`${name}: ${sent} to be sent again`);
}
console.log('Services that run carry them within 15 seconds, the others when they start.');
