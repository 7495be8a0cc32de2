/**
 * `node tools/contracts/compatible.mjs`: fails where a unit's `openapi.json` breaks callers of its last committed
 * version and the major number of its version did not move. `CONTRACTS_BASE=<revision>` compares with that revision
 * instead, for a branch of several commits. What cannot be compared is said, and passes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenChanges } from './compatibility.mjs';
import { earlierVersion } from './earlier-version.mjs';
import { contractUnits, root } from './units.mjs';

let failed = false;
for (const { folder } of contractUnits) {
  const file = `${folder}/openapi.json`;
  const earlier = earlierVersion(root, file, process.env.CONTRACTS_BASE);
  if ('notice' in earlier) {
    console.log(`  not compared  ${file}: ${earlier.notice}`);
    continue;
  }
  const found = forbiddenChanges(JSON.parse(earlier.text), JSON.parse(readFileSync(join(root, file), 'utf8')));
  console.log(`  ${found.length === 0 ? 'ok           ' : 'BREAKS CALLERS'} ${file}`);
  for (const line of found) console.log(`    ${line}`);
  failed ||= found.length > 0;
}
if (failed) {
  console.log(
    '\nA change that breaks callers needs a new major version: `version` where the unit is defined (its src/index.ts), then `npm run contracts`.',
  );
  process.exitCode = 1;
}
