/**
 * Prints the pointer document as browsers get it, with the remotes' origins of REMOTE_BORROWER_URL, REMOTE_BROKER_URL
 * and REMOTE_ADMIN_URL: for a deployment whose gateway serves it as a file.
 *   node infra/registry/print-document.mjs > remotes.json.new && mv remotes.json.new /srv/registry/remotes.json
 */
import { join, resolve } from 'node:path';
import { Registry, remoteNames, servedDocument } from '../../libs/server/registry/dist/index.js';

const origins = Object.fromEntries(remoteNames.map((name) => [name, process.env[`REMOTE_${name.toUpperCase()}_URL`]]));
const missing = remoteNames.filter((name) => !origins[name]);
if (missing.length > 0) {
  console.error(
    `Set ${missing.map((name) => `REMOTE_${name.toUpperCase()}_URL`).join(', ')} to the origins of the remotes.`,
  );
  process.exit(1);
}
const registry = new Registry(join(resolve(process.env.GROUNDWORK_DATA ?? '.groundwork'), 'registry'));
console.log(JSON.stringify(servedDocument(registry.read(), origins), null, 2));
