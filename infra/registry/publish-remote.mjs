/**
 * `npm run publish:remote -- borrower`: builds the remote and points the registry at the new version.
 * `--canary 10` gives it to 10 percent of the users alone, `--roles admin` to that share of one role;
 * `--keep-days 14` says how long versions out of use keep their files from now on.
 */
import { join } from 'node:path';
import { sourceVersion } from '../../tools/webpack/source-version.mjs';
import { by, canaryOptions, option, registryCommand, root } from './command.mjs';

await registryCommand(({ buildAndPublish, freshVersion }, registry, remote) => {
  const unit = join(root, `mfe-${remote}`);
  const now = new Date();
  const version = freshVersion(registry, remote, sourceVersion(unit), now);
  const before = registry.current(remote);
  const share = option('canary');
  const canary = share === undefined ? undefined : canaryOptions(share);
  const keepDays = option('keep-days') === undefined ? undefined : Number(option('keep-days'));
  console.log(`Building ${remote} ${version} …`);
  buildAndPublish(registry, remote, unit, version, now, { canary, keepDays, by });
  const others = before ? ` (${canary ? 'the others' : 'before'}: ${before})` : '';
  const who = canary ? ` for ${canary.traffic} percent` : '';
  console.log(`Published ${remote} ${version}${who}${others}. Open pages take it up at their next entry of the area.`);
});
