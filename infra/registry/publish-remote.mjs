/** `npm run publish:remote -- borrower`: builds the remote and points the registry at the new version. */
import { join } from 'node:path';
import { sourceVersion } from '../../tools/webpack/source-version.mjs';
import { registryCommand, root } from './command.mjs';

await registryCommand(({ buildAndPublish, freshVersion }, registry, remote) => {
  const unit = join(root, `mfe-${remote}`);
  const now = new Date();
  const version = freshVersion(registry, remote, sourceVersion(unit), now);
  const before = registry.current(remote);
  console.log(`Building ${remote} ${version} …`);
  buildAndPublish(registry, remote, unit, version, now);
  console.log(
    `Published ${remote} ${version}${before ? ` (before: ${before})` : ''}. Open pages take it up at their next entry of the area.`,
  );
});
