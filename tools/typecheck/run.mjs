/**
 * `npm run typecheck`: the native TypeScript compiler over every project, two at a time. Prints what each found and
 * ends with 1 when any found something.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const compiler = join(root, 'node_modules', 'ts7', 'bin', 'tsc');

const under = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name));
const projects = [...under('.'), ...under('libs')]
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  .sort();

const check = (project) =>
  new Promise((done) => {
    const begun = Date.now();
    const child = spawn(
      process.execPath,
      [compiler, '--noEmit', '--pretty', 'false', '-p', join(project, 'tsconfig.json')],
      { cwd: root },
    );
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('close', (code) => {
      // A folder that holds no source yet (TS18003) has nothing wrong in it.
      const empty = /error TS18003/.test(output);
      console.log(
        `  ${code === 0 || empty ? 'ok    ' : 'FAILED'} ${project} (${((Date.now() - begun) / 1000).toFixed(1)} s)`,
      );
      if (code !== 0 && !empty) console.log(output.trimEnd());
      done(code === 0 || empty);
    });
  });

const waiting = [...projects];
const outcomes = [];
await Promise.all(
  [0, 1].map(async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) outcomes.push(await check(project));
  }),
);
process.exit(outcomes.every(Boolean) ? 0 : 1);
