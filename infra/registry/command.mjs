import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    roles: { type: 'string' },
    'keep-days': { type: 'string' },
    version: { type: 'string' },
    by: { type: 'string' },
  },
});

/** The remote's name and what stands behind it. */
export const words = positionals;

/** What the command was given as `--<name> …`. */
export const option = (name) => values[name];

/** Who does it, for the next one who looks: `--by`, else whose terminal it is. */
export const by = values.by ?? userInfo().username;

/** A share in percent, and the roles of `--roles admin,super-admin` where they are not all. */
export const canaryOptions = (share) => ({
  traffic: Number(share),
  ...(values.roles ? { roles: values.roles.split(',') } : {}),
});

const folder = join(root, 'libs', 'server', 'registry');

/** Runs one registry command: opens the registry, prints what was done, and ends with 1 and a sentence when it can't. */
export async function registryCommand(work) {
  const entry = join(folder, 'dist', 'index.js');
  if (!existsSync(entry)) {
    const built = spawnSync('npm', ['run', 'build', '--silent'], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (built.status !== 0) process.exit(1);
  }
  const library = await import(entry);
  try {
    const remote = library.remoteNamed(words[0]);
    const data = resolve(root, process.env.GROUNDWORK_DATA ?? '.groundwork');
    const directory = join(data, 'registry');
    mkdirSync(directory, { recursive: true });
    // In a deployment the gateway serves the pointer as a file, with the origins of the settings.
    await work(library, new library.Registry(directory, library.servedFileOf(data, process.env)), remote);
  } catch (error) {
    if (!(error instanceof library.RegistryError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
