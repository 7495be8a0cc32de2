import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishIfNew, Registry, remoteNamed, servedFileOf, writeServedFile } from '@groundwork/server-registry';

/** Before a remote's origin serves: the build of this image goes beside the older versions, and browsers are told of it. */
const data = process.env['GROUNDWORK_DATA'] ?? '/srv/data';
const directory = join(data, 'registry');
mkdirSync(directory, { recursive: true });
const served = servedFileOf(data, process.env);
if (!served) throw new Error('Set REMOTE_<NAME>_URL of every remote to its origin as browsers reach it.');
const registry = new Registry(directory, served);
const remote = remoteNamed(process.env['REMOTE_NAME']);
// The share of users that get this version before all do; moved on by `npm run canary:remote`.
const canary = process.env['REMOTE_CANARY'];
const published = publishIfNew(
  registry,
  remote,
  process.env['REMOTE_BUILD'] ?? join(import.meta.dirname, '../../../built'),
  new Date(),
  { by: 'its image', canary: canary ? { traffic: Number(canary) } : undefined },
);
console.log(published ? `Published ${remote} ${published.version}.` : `${remote} is as published.`);
// Also where nothing was published: the origins may be others.
writeServedFile(() => registry.read(), served);
