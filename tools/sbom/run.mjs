/**
 * `npm run sbom [-- --out <folder>]`: what a release is made of, by CycloneDX: every package that a service, a back end, a page or the
 * origin of a remote brings along, with version and licence (`groundwork-<version>.cdx.json`), and the licences as a list
 * (`licences-<version>.md`). Ends with 1 where a licence is not one of those that a release may have. What images bring beside it (Node,
 * nginx, Debian) is theirs to say.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../infra/local/prepare.mjs';
import { remotes } from '../areas.mjs';
import { licenceOf, nameOf, refused } from './licences.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'sbom' } } });
const out = resolve(values.out);
mkdirSync(out, { recursive: true });

/** The folders of what is deployed, each with its manifest. */
const shipped = [
  ...['services', 'bff'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
  'shell',
  ...remotes.map((name) => `mfe-${name}`),
  // Serves and publishes the remotes.
  'infra/deploy',
].filter((folder) => existsSync(join(root, folder, 'package.json')));

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const file = join(out, `groundwork-${version}.cdx.json`);
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js'),
    ...['--omit', 'dev', '--package-lock-only', '--output-reproducible', '--validate'],
    ...['--spec-version', '1.6', '--output-format', 'JSON', '--output-file', file],
    ...shipped.flatMap((folder) => ['--workspace', folder]),
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);

const components = JSON.parse(readFileSync(file, 'utf8')).components.filter(({ group }) => group !== '@groundwork');
const byLicence = new Map();
for (const component of components) {
  const licence = licenceOf(component) ?? 'unknown';
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), component]);
}
const list = [...byLicence]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([licence, of]) => `## ${licence}\n\n${of.map((one) => `- ${nameOf(one)}`).join('\n')}\n`);
writeFileSync(join(out, `licences-${version}.md`), `# Licences of Groundwork ${version}\n\n${list.join('\n')}`);

const problems = refused(components);
console.log(`${components.length} packages of ${shipped.length} parts: ${file}`);
for (const problem of problems) console.error(`  not allowed: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
