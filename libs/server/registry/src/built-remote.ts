import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { RemoteName } from './remotes.js';
import { RegistryError } from './remotes.js';

interface Manifest {
  readonly name?: string;
  readonly metaData?: { readonly remoteEntry?: { readonly name?: string; readonly path?: string } };
  readonly exposes?: readonly { readonly path?: string }[];
  /** `sha384-…` of every script by its path, as the build wrote it (tools/webpack/integrity.plugin.mjs). */
  readonly integrity?: Readonly<Record<string, string>>;
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
 * remote of that name: no manifest, another area's, another exposed module than `./app`, no entry script, or a script
 * whose hash the manifest does not give.
 */
export function inspectBuild(
  remote: RemoteName,
  built: string,
): { readonly integrity: string; readonly manifestIntegrity: string } {
  const { raw, manifest } = manifestOf(built);
  if (!manifest.name?.startsWith(`${remote}_`))
    throw new RegistryError(`${built} is a build of ${manifest.name ?? 'something without a name'}, not of ${remote}.`);
  const exposed = (manifest.exposes ?? []).map((one) => one.path);
  if (exposed.length !== 1 || exposed[0] !== './app')
    throw new RegistryError(`A remote exposes exactly ./app; ${built} exposes ${exposed.join(', ') || 'nothing'}.`);
  const entry = manifest.metaData?.remoteEntry;
  const file = entry?.name ? join(built, entry.path ?? '', entry.name) : undefined;
  if (!file || !existsSync(file))
    throw new RegistryError(`The entry script that the manifest in ${built} names is not there.`);
  const unknown = scriptsOf(built).filter(
    (name) => manifest.integrity?.[name] !== sha384(readFileSync(join(built, name))),
  );
  if (unknown.length > 0)
    throw new RegistryError(
      `The manifest in ${built} has no right hash of ${unknown.slice(0, 3).join(', ')}; a browser would refuse ${unknown.length} of its scripts. Build the remote anew.`,
    );
  return { integrity: sha384(readFileSync(file)), manifestIntegrity: sha384(raw) };
}

const scriptsOf = (built: string): readonly string[] =>
  (readdirSync(built, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.split(sep).join('/'));
