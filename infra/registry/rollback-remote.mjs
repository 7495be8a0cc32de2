/** `npm run rollback:remote -- borrower`: points the registry at the version before, without a build. */
import { registryCommand } from './command.mjs';

await registryCommand((_library, registry, remote) => {
  const { from, to } = registry.rollback(remote);
  console.log(`Rolled ${remote} back from ${from} to ${to}.`);
});
