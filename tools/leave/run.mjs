/**
 * `node tools/leave/run.mjs [unit …] [--all]`: takes units (`mfe-borrower` and `bff/borrower`, where none is named) out of the tree,
 * each into a folder of its own with the packages that it names as `npm pack` makes them, and builds and tests it there. Packages of others
 * are linked where somebody declares them, so that what nobody declares is missing. The libraries have to be built. Of many files of
 * unit tests six run, spread over the unit; all of them with `--all`.
 * Ends with 1 where a unit does not build, a test fails or is lost on the way, or something else of the tree is found.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { foundOfTheTree, lostTests, notLoaded, spread, unitTests } from './checks.mjs';
import { unitOutside } from './outside.mjs';
import { packedFor, workspacePackages } from './packages.mjs';
import { npm } from './process.mjs';

const named = argv.slice(2).filter((argument) => argument !== '--all');
const units = named.length > 0 ? named : ['mfe-borrower', 'bff/borrower'];
const mostFiles = argv.includes('--all') ? Infinity : 6;
const packages = workspacePackages();
const place = mkdtempSync(join(tmpdir(), 'groundwork-leaves-'));
let failed = false;

/** One step of a unit, with its time; gives what is wrong, a line each. */
function step(unit, what, work) {
  const begun = Date.now();
  const wrong = work();
  failed ||= wrong.length > 0;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${unit}: ${what} (${seconds} s)`);
  for (const line of wrong) console.log(`  ${line}`);
  return wrong.length === 0;
}

try {
  for (const unit of units) {
    let folder;
    const tests = spread(unitTests(unit), mostFiles);
    const steps = [
      ['packed and installed', () => ((folder = unitOutside(unit, packedFor(unit, packages), place)), [])],
      ['nothing else of the tree is there', () => foundOfTheTree(folder, packages)],
      ['built', () => npm(folder, 'run', 'build')],
      ['what was built loads', () => notLoaded(folder)],
      [`tested by ${tests.length} files`, () => npm(folder, 'test', '--', ...tests)],
      ['no test was lost', () => lostTests(folder, tests.length)],
    ];
    for (const [what, work] of steps) if (!step(unit, what, work)) break;
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
exit(failed ? 1 : 0);
