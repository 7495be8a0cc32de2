import { remoteAreaNames, remoteAreas } from '@groundwork/domain-access';
import type { RemoteArea, Role } from '@groundwork/domain-access';

export type RemoteName = RemoteArea;

/** The remotes there are, one an area. */
export const remoteNames: readonly RemoteName[] = remoteAreaNames;

/** The roles that may load a remote (the shell loads only the area of the user's role). */
export const rolesOf = (remote: RemoteName): readonly Role[] => remoteAreas[remote];

/** A command that cannot be done, with a sentence for the person at the terminal. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** Somebody else changed the remote since it was looked at: how it stands is to be looked at anew. */
export class RegistryChangedError extends RegistryError {}

/** Others are changing the registry for longer than is waited for. */
export class RegistryBusyError extends RegistryError {}

/** The name as a remote's; {@link RegistryError} when there is no such remote. */
export function remoteNamed(text: string | undefined): RemoteName {
  if (text && Object.hasOwn(remoteAreas, text)) return text as RemoteName;
  const complaint = text ? `There is no remote '${text}'.` : 'Say which remote.';
  throw new RegistryError(`${complaint} Remotes: ${remoteNames.join(', ')}.`);
}
