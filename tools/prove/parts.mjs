/** The portal beside all servers that others made. */
import { failPreparation, prepare, stage } from '../../infra/local/prepare.mjs';
import { stages } from '../test/lanes.mjs';
import { findNginx, findParts, missingParts } from '../test/surroundings.mjs';

/** Gives what the process ends with: 1 where a test failed, or a server was not there to be tested. */
export async function proveParts() {
  await prepare().catch(failPreparation);
  await stage('nginx', ({ say }) => findNginx(say));
  await stage('Servers that others made', ({ say }) => findParts(say, true));
  process.env.GROUNDWORK_DEAR_PARTS = '1';
  const { run } = stages()
    .flat()
    .find(({ name }) => name === 'real parts');
  const { passed, failed, skipped, failures } = await run();
  for (const failure of failures) console.log(`\n${failure.trim()}\n`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || missingParts(true).length > 0 ? 1 : 0;
}
