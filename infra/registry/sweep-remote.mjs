/** `npm run sweep:remote -- borrower`: deletes versions out of use for longer than the registry says. Publishing does it too. */
import { registryCommand } from './command.mjs';

await registryCommand((_library, registry, remote) => {
  const swept = registry.sweep(remote, new Date());
  console.log(swept.length > 0 ? `Deleted ${remote} ${swept.join(', ')}.` : `Nothing of ${remote} is old enough.`);
});
