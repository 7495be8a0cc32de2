/**
 * `npm run rollback:remote -- borrower`: points the registry at the version before, without a build, or takes a canary back.
 * `npm run rollback:remote -- borrower <version>` points it at that one.
 */
import { by, registryCommand, words } from './command.mjs';

await registryCommand((_library, registry, remote) => {
  const now = new Date();
  const version = words[1];
  const { from, to } = version
    ? registry.pointAt(remote, version, now, { by })
    : registry.rollback(remote, now, { by });
  console.log(
    version ? `Everybody gets ${remote} ${to}, no longer ${from}.` : `Rolled ${remote} back from ${from} to ${to}.`,
  );
});
