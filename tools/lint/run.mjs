/**
 * `npm run lint`: Prettier, knip (what nobody uses), ESLint with the import rules between projects, dependency-cruiser
 * with those inside projects, and the rules of the house on sizes, names and declared dependencies. Ends with 1 when any
 * of them finds something. `npm run lint -- --fix` formats, and mends what ESLint can.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { misnamedRecords, offDialect } from './dialect.mjs';
import { checkGroups, outsideGroups } from '../nx/check-groups.mjs';
import { sentenceComplaints } from './sentences.mjs';
import { documentComplaints, treeOf } from './documents.mjs';
import { handbookComplaints } from './handbook.mjs';
import { badlyNamed, cutting, mistagged, sourceFiles, tooLong, undeclared } from './house-rules.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = (...parts) => join(root, 'node_modules', ...parts);

const run = (name, script, args) =>
  new Promise((done) => {
    const begun = Date.now();
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('close', (code) => {
      console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
      if (code !== 0) console.log(output.trim());
      done(code === 0);
    });
  });

/** Groups of lint by Nx (tools/nx/checks.plugin.mjs): those that have not changed come from the cache. */
async function byGroup(name, groups) {
  const begun = Date.now();
  const { ok, summary, output } = await checkGroups('lint', groups);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s, ${summary})`);
  if (!ok) console.log(output.trim());
  return ok;
}

function houseRules() {
  const files = sourceFiles(root);
  const found = [
    ...tooLong(root, files),
    ...badlyNamed(files),
    ...outsideGroups(root, files),
    ...undeclared(root, files),
    ...mistagged(root),
    ...cutting(root, files),
    ...offDialect(root, files),
    ...misnamedRecords(root, files),
    ...sentenceComplaints(root, files),
    ...documentComplaints(treeOf(root)),
    ...handbookComplaints(treeOf(root), files),
  ];
  console.log(`  ${found.length === 0 ? 'ok    ' : 'FAILED'} rules of the house (${files.length} files)`);
  for (const line of found) console.log(`    ${line}`);
  return found.length === 0;
}

const fixes = process.argv.includes('--fix');

/** `--quick`: what has to see the whole tree at once and takes seconds. */
const quick = process.argv.includes('--quick');
const ofWholeTree = () => byGroup('knip and dependency-cruiser', 'lint-knip,lint-dependency-cruiser');
const all = () => byGroup('Prettier, ESLint, knip and dependency-cruiser');
const mended = () => [
  run('Prettier', bin('prettier', 'bin', 'prettier.cjs'), ['.', '--log-level', 'warn', '--cache', '--write']),
  run('ESLint', bin('eslint', 'bin', 'eslint.js'), ['.', '--max-warnings', '0', '--fix']),
];
const outcomes = await Promise.all([
  houseRules(),
  ...(quick ? [ofWholeTree()] : fixes ? [...mended(), ofWholeTree()] : [all()]),
]);
process.exit(outcomes.every(Boolean) ? 0 : 1);
