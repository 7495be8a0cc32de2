/**
 * `npm run contracts [-- unit …]`: writes each unit's `openapi.json` from its code, and its typed client's parts under
 * `libs/contracts/<name>/src`. Units are named like `applications` (services) and `bff-borrower`; none means all.
 * `--check` writes nothing and fails where a committed file differs from what the code gives. `--built` takes what is built for what
 * the code gives: a build beside others puts the same files in place anew, and whoever loads one in that moment finds none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { astToString, default as openapiTS } from 'openapi-typescript';
import { operationsSource } from './operations.mjs';
import { contractUnits, root } from './units.mjs';

const header = '// Generated from the OpenAPI document by `npm run contracts`. Do not edit.\n';
const check = process.argv.includes('--check');
const isBuilt = process.argv.includes('--built');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const stale = [];

function put(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (check) {
    stale.push(relative(root, file));
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function build(projects) {
  execFileSync('npx', ['nx', 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'], {
    cwd: root,
    stdio: ['ignore', process.env.CONTRACTS_VERBOSE ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false' },
  });
}

async function generate(unit) {
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', unit.describe], {
    cwd: join(root, unit.folder),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const document = JSON.parse(text);
  put(join(root, unit.folder, 'openapi.json'), text);
  const target = join(root, 'libs/contracts', unit.name, 'src');
  put(join(target, 'schema.ts'), header + astToString(await openapiTS(document, { alphabetize: true })));
  if (unit.kind === 'service') {
    put(join(target, 'operations.ts'), header + operationsSource(unit.name, document));
    put(join(target, 'document.ts'), `${header}export const document: object = ${JSON.stringify(document)};\n`);
    put(
      join(target, 'index.ts'),
      `${header}export { operations } from './operations.js';\nexport type { components, paths } from './schema.js';\n`,
    );
  } else {
    put(join(target, 'index.ts'), `${header}export type { components, paths } from './schema.js';\n`);
  }
}

const units = contractUnits.filter((unit) => wanted.length === 0 || wanted.includes(unit.name));
const unknown = wanted.filter((name) => !contractUnits.some((unit) => unit.name === name));
if (unknown.length) {
  console.error(
    `No unit is called ${unknown.join(', ')}. Known: ${contractUnits.map((unit) => unit.name).join(', ')}.`,
  );
  process.exit(1);
}

// Services first: the documents of the BFFs take their shapes from the services' contracts.
for (const kind of ['service', 'bff']) {
  const group = units.filter((unit) => unit.kind === kind);
  if (group.length === 0) continue;
  if (!isBuilt) build(group.map((unit) => unit.project));
  for (const unit of group) {
    await generate(unit);
    console.log(`${check ? 'checked' : 'wrote'} ${unit.folder}/openapi.json`);
  }
}
if (stale.length) {
  console.error(`These files differ from what the code gives; run \`npm run contracts\`:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}
