import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Registry } from '@groundwork/server-registry';
import type { PublishOptions, RemoteName } from '@groundwork/server-registry';
import type { RunningPortal } from './portal.js';

const root = join(fileURLToPath(import.meta.url), '../../..');
const run = promisify(execFile);

export const registryOf = (portal: RunningPortal): Registry => new Registry(join(portal.data, 'registry'));
export const versionOf = (portal: RunningPortal, remote: RemoteName): string =>
  registryOf(portal).current(remote) ?? '';

/**
 * What `npm run publish:remote -- <remote>` and `npm run rollback:remote -- <remote>` run, on the portal's registry.
 * Gives what it prints.
 */
export async function registryCommand(
  portal: RunningPortal,
  command: 'publish' | 'canary' | 'rollback',
  remote: string,
  ...further: string[]
): Promise<string> {
  const script = join(root, 'infra/registry', `${command}-remote.mjs`);
  return (
    await run(process.execPath, [script, remote, ...further], {
      cwd: root,
      env: portal.env,
      maxBuffer: 64 * 1024 * 1024,
    })
  ).stdout;
}

/**
 * Publishes a version without a build: the files of the one in use with changed code, under a container of its own
 * name, as a build's has. Throws where `change` changes nothing.
 */
export function publishCopy(
  portal: RunningPortal,
  remote: RemoteName,
  version: string,
  change: (code: string) => string,
  options: PublishOptions = {},
): void {
  const registry = registryOf(portal);
  const current = versionOf(portal, remote);
  const folder = mkdtempSync(join(portal.data, 'copy-'));
  cpSync(join(registry.remoteDirectory(remote), current), folder, { recursive: true });
  const containerOf = (name: string): string => `${remote}_${name.replace(/[^A-Za-z0-9]/g, '_')}`;
  let changed = 0;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/\.(br|gz|map)$/.test(name)) rmSync(file);
    if (!/\.(js|json)$/.test(name)) continue;
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after !== before) changed += 1;
    writeFileSync(file, after.replaceAll(containerOf(current), containerOf(version)));
  }
  if (changed === 0) throw new Error(`Nothing of ${remote} ${current} was changed.`);
  giveHashes(folder);
  registry.publish(remote, folder, version, new Date(), options);
}

/** As the build does it: the manifest says the hash of every script. */
function giveHashes(folder: string): void {
  const file = join(folder, 'mf-manifest.json');
  const hash = (name: string) =>
    createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map((name) => [name, `sha384-${hash(name)}`]));
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, integrity }));
}
