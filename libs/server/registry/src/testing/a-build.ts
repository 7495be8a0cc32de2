import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As a browser knows a script again. */
export const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface BuildOptions {
  readonly exposes?: readonly string[];
  readonly remote?: string;
  /** In the place of what the manifest says. */
  readonly change?: object;
}

/** A folder in `base` that looks as webpack leaves a remote. */
export function aBuildIn(
  base: string,
  version: string,
  { exposes = ['./app'], remote = 'borrower', change = {} }: BuildOptions = {},
): string {
  const folder = join(base, `built-${remote}-${version}-${Math.abs(exposes.length - 1)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.abc.js'), `/* ${version} */`);
  writeFileSync(
    join(folder, 'mf-manifest.json'),
    JSON.stringify({
      name: `${remote}_${version}`,
      metaData: { remoteEntry: { name: 'remoteEntry.abc.js', path: '' } },
      exposes: exposes.map((path) => ({ path })),
      integrity: { 'remoteEntry.abc.js': hashOf(`/* ${version} */`) },
      ...change,
    }),
  );
  return folder;
}
