import type { MicroFrontend, Role, Unchecked } from '@groundwork/domain-access';

export type RegistryEntry = Unchecked<MicroFrontend>;

interface User {
  readonly id: string;
  readonly role: Role;
}

/**
 * The entry for this user: a canary where the user's role may have it and the user is of its share, else the default.
 * The choice hangs on who it is and on the version alone: on every device and at every entry the same, and a share that
 * grows takes nobody's away.
 */
export function entryFor(entries: readonly RegistryEntry[], user: User): RegistryEntry | undefined {
  const canary = entries.find(
    ({ url, metadata, deployment, extras }) =>
      deployment?.default === false &&
      extras?.roles?.includes(user.role) &&
      hundredthOf(`${metadata?.version ?? url} ${user.id}`) < (deployment.traffic ?? 0),
  );
  return canary ?? entries.find((one) => one.deployment?.default) ?? entries[0];
}

/** 0 to 99, evenly over texts (FNV-1a, with the bits mixed once more). */
function hundredthOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
