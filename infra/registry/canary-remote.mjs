/**
 * `npm run canary:remote -- borrower 50`: gives the canary to another share; 100 gives it to everybody.
 * `--version <name>` makes a version that was published before the canary.
 */
import { by, canaryOptions, option, registryCommand, words } from './command.mjs';

await registryCommand((_library, registry, remote) => {
  const options = { ...canaryOptions(words[1]), version: option('version') };
  const { current, canary } = registry.moveCanary(remote, options, new Date(), { by });
  console.log(
    canary
      ? `${canary.traffic} percent of ${canary.roles.join(', ')} get ${remote} ${canary.published.version}, the others ${current.version}.`
      : `Everybody gets ${remote} ${current.version}.`,
  );
});
