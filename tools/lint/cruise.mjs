/** dependency-cruiser over every folder of sources, with its rules inside projects. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cruised = [
  ...['services', 'bff', 'libs', 'infra', 'e2e'].filter((folder) => existsSync(join(root, folder))),
  ...readdirSync(root)
    .filter((name) => (name === 'shell' || name.startsWith('mfe-')) && existsSync(join(root, name, 'src')))
    .map((name) => `${name}/src`),
];
const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
const { status } = spawnSync(
  process.execPath,
  [cruiser, '--config', 'tools/lint/dependency-cruiser.cjs', '--output-type', 'err', ...cruised],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
