import { join } from 'node:path';
import type { RemotesDocument } from '@groundwork/domain-access';
import { servedDocument } from './document.js';
import { writeAtomically } from './files.js';
import type { RemoteName } from './remotes.js';
import { remoteNames, RegistryError } from './remotes.js';

/** Where a gateway serves the pointer document as a file, and the origins of the remotes as browsers reach them. */
export interface ServedFile {
  readonly file: string;
  readonly origins: Readonly<Record<RemoteName, string>>;
}

/**
 * `remotes.json` in `data` with the origins of `REMOTE_<NAME>_URL`. {@link RegistryError} where one is missing; `undefined`
 * where none is said: a gateway that makes the addresses absolute itself.
 */
export function servedFileOf(data: string, env: Readonly<Record<string, string | undefined>>): ServedFile | undefined {
  const settings = remoteNames.map((name) => [name, `REMOTE_${name.toUpperCase()}_URL`] as const);
  if (!settings.some(([, setting]) => env[setting])) return undefined;
  const origins = settings.map(([name, setting]) => {
    const url = env[setting];
    if (!url) throw new RegistryError(`Set ${setting} to the origin of the remote as browsers reach it.`);
    return [name, url];
  });
  return {
    file: join(data, 'remotes.json'),
    origins: Object.fromEntries(origins) as Record<RemoteName, string>,
  };
}

/** Of several that write at once, each looks again after it has written: the last word has every version. */
export function writeServedFile(read: () => RemotesDocument, { file, origins }: ServedFile): void {
  const text = () => `${JSON.stringify(servedDocument(read(), origins), null, 2)}\n`;
  for (let written = ''; written !== text();) {
    written = text();
    writeAtomically(file, written);
  }
}
