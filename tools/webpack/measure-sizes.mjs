/**
 * `node tools/webpack/measure-sizes.mjs [--check|--write]`, after a build of shell and remotes: bytes of JavaScript
 * (gzip -9) that a browser loads for the sign-in page, and on top of it for the first screen of each area.
 * --check ends with 1 where a figure is more than 2 % above the one reached before (size-budget.json), or above its
 * limit; --write notes the figures reached.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { remotes } from '../areas.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const budgetFile = fileURLToPath(new URL('./size-budget.json', import.meta.url));
const tolerance = 1.02;
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const gzip = (folder, file) => gzipSync(readFileSync(join(root, folder, 'dist', file)), { level: 9 }).length;
const sum = (folder, files) => [...new Set(files)].reduce((total, file) => total + gzip(folder, file), 0);

/** Files per loaded module of a build, as LoadedFilesPlugin wrote them. */
const shell = read('shell', 'dist', 'loaded-files.json');
const entry = shell['']?.files ?? [];
// The page fetches the router too, while the user types (shell/src/features/sign-in/use-warm-up.ts).
const signIn = [...entry, ...filesOf(shell, ['src/bootstrap.tsx', '../libs/web/mount/src/router.ts'])];
const figures = { 'sign-in page': sum('shell', signIn) };
const portal = filesOf(shell, ['src/app/portal.tsx', 'src/features/remotes/federation.ts']).filter(
  (file) => !signIn.includes(file),
);
for (const area of remotes) {
  const folder = `mfe-${area}`;
  // What the area shows first, in its own build.
  const screen = read(folder, 'package.json').groundwork.firstScreen;
  const files = read(folder, 'dist', 'loaded-files.json');
  const manifest = read(folder, 'dist', 'mf-manifest.json');
  const exposed = manifest.exposes.flatMap((one) => one.assets.js.sync);
  const loaded = [manifest.metaData.remoteEntry.name, ...exposed, ...filesOf(files, [screen])];
  figures[`${area} area, on top`] = sum('shell', portal) + sum(folder, loaded);
}

function filesOf(map, modules) {
  return modules.flatMap((module) => {
    if (!map[module]) throw new Error(`${module} is not loaded by an import() of its build`);
    return map[module].files;
  });
}

const budget = JSON.parse(readFileSync(budgetFile, 'utf8'));
let failed = false;
for (const [what, bytes] of Object.entries(figures)) {
  const { limit, reached } = budget[what];
  const over = bytes > limit || (reached > 0 && bytes > reached * tolerance);
  failed ||= over;
  console.log(
    `${what.padEnd(24)} ${String(bytes).padStart(8)} bytes gzip   reached ${reached}   limit ${limit}${over ? '   TOO LARGE' : ''}`,
  );
  if (process.argv.includes('--write')) budget[what] = { limit, reached: bytes };
}
if (process.argv.includes('--write')) writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);
if (process.argv.includes('--check') && failed) process.exit(1);
