import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegistryError } from './remotes.js';

interface Manifest {
  readonly name?: string;
  readonly metaData?: { readonly remoteEntry?: { readonly name?: string; readonly path?: string } };
  readonly exposes?: readonly { readonly path?: string }[];
}

const sha384 = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function manifestOf(built: string): { readonly raw: Buffer; readonly manifest: Manifest } {
  const file = join(built, 'mf-manifest.json');
  if (!existsSync(file)) throw new RegistryError(`${built} holds no mf-manifest.json; build the remote first.`);
  const raw = readFileSync(file);
  return { raw, manifest: JSON.parse(raw.toString('utf8')) as Manifest };
}

/**
 * The hashes by which a browser knows a build again. Throws {@link RegistryError} when the folder is no built
 * remote: no manifest, another exposed module than `./app`, or no entry script.
 */
export function inspectBuild(built: string): { readonly integrity: string; readonly manifestIntegrity: string } {
  const { raw, manifest } = manifestOf(built);
  const exposed = (manifest.exposes ?? []).map((one) => one.path);
  if (exposed.length !== 1 || exposed[0] !== './app')
    throw new RegistryError(`A remote exposes exactly ./app; ${built} exposes ${exposed.join(', ') || 'nothing'}.`);
  const entry = manifest.metaData?.remoteEntry;
  const file = entry?.name ? join(built, entry.path ?? '', entry.name) : undefined;
  if (!file || !existsSync(file))
    throw new RegistryError(`The entry script that the manifest in ${built} names is not there.`);
  return { integrity: sha384(readFileSync(file)), manifestIntegrity: sha384(raw) };
}
