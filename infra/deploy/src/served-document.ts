import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName, Registry } from '@groundwork/registry';
import { remoteNames, servedDocument } from '@groundwork/registry';

/**
 * Writes `remotes.json` with the absolute addresses of `REMOTE_<NAME>_URL` into `data`, where the gateway serves it as a file. Of
 * several that publish at once, each looks again after it has written: the last word has every version. Throws where an address is missing.
 */
export function writeServedDocument(
  registry: Registry,
  data: string,
  env: Readonly<Record<string, string | undefined>>,
): void {
  const origins = Object.fromEntries(remoteNames.map((name) => [name, addressOf(name, env)])) as Record<
    RemoteName,
    string
  >;
  const text = () => `${JSON.stringify(servedDocument(registry.read(), origins), null, 2)}\n`;
  for (let written = ''; written !== text();) {
    written = text();
    const file = join(data, 'remotes.json');
    const temporary = `${file}.${randomUUID()}.tmp`;
    writeFileSync(temporary, written);
    renameSync(temporary, file);
  }
}

function addressOf(name: RemoteName, env: Readonly<Record<string, string | undefined>>): string {
  const setting = `REMOTE_${name.toUpperCase()}_URL`;
  const url = env[setting];
  if (!url) throw new Error(`Set ${setting} to the origin of the remote as browsers reach it.`);
  return url;
}
