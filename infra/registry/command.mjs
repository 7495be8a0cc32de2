import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { canary: { type: 'string' }, roles: { type: 'string' }, 'keep-days': { type: 'string' } },
});

/** The remote's name and what stands behind it. */
export const words = positionals;

/** What the command was given as `--<name> …`. */
export const option = (name) => values[name];

/** A share in percent, and the roles of `--roles admin,super-admin` where they are not all. */
export const canaryOptions = (share) => ({
  traffic: Number(share),
  ...(values.roles ? { roles: values.roles.split(',') } : {}),
});

/** Runs one registry command: opens the registry, prints what was done, and ends with 1 and a sentence when it can't. */
export async function registryCommand(work) {
  const entry = join(root, 'infra', 'registry', 'dist', 'index.js');
  if (!existsSync(entry)) {
    const built = spawnSync('npm', ['run', 'build', '--silent'], {
      cwd: join(root, 'infra', 'registry'),
      stdio: 'inherit',
    });
    if (built.status !== 0) process.exit(1);
  }
  const library = await import(entry);
  try {
    const remote = library.remoteNamed(words[0]);
    const directory = join(resolve(root, process.env.GROUNDWORK_DATA ?? '.groundwork'), 'registry');
    mkdirSync(directory, { recursive: true });
    await work(library, new library.Registry(directory), remote);
  } catch (error) {
    if (!(error instanceof library.RegistryError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
