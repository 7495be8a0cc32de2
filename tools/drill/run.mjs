/**
 * `npm run drill -- restore [--database sqlite|mysql] [--port 5800]`: what an operator does after a loss, done on a portal of the
 * drill's own while people work in it: copies of the services' databases from different times, all of them lost, put back, and
 * told once more what they lack. Prints a table of what was lost and doubled, and ends with 1 where that is not nothing.
 * On both engines where MySQL answers (MYSQL_URL). See docs/operate.md.
 */
import { parseArgs } from 'node:util';
import { failPreparation, prepare, root } from '../../infra/local/prepare.mjs';
import { mysqlAnswers, mysqlUrl } from '../test/surroundings.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, port: { type: 'string', default: '5800' } },
});
const engines = values.database ? [values.database] : ['sqlite', 'mysql'];
if (positionals[0] !== 'restore' || engines.some((one) => !['sqlite', 'mysql'].includes(one))) {
  console.error('Say what to do: npm run drill -- restore [--database sqlite|mysql] [--port 5800]');
  process.exit(1);
}
await prepare().catch(failPreparation);
const { drillRestore } = await import('./restore.mjs');
const { restoreTable } = await import('./report.mjs');

let failed = false;
for (const engine of engines) {
  if (engine === 'mysql' && !(await mysqlAnswers(1))) {
    console.log(`\n  ${'!'.repeat(70)}\n  SKIPPED: mysql. No MySQL answers.\n  ${'!'.repeat(70)}`);
    failed ||= values.database === 'mysql';
    continue;
  }
  const result = await drillRestore({ engine, port: Number(values.port), mysqlUrl });
  console.log(`\n${restoreTable(engine, result)}`);
  failed ||= result.faults.length > 0;
}
process.exit(failed ? 1 : 0);
