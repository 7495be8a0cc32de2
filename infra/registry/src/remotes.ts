/** The remotes there are, and the roles that may load each (the shell loads only the area of the user's role). */
export const remotes = {
  borrower: { roles: ['borrower'] },
  broker: { roles: ['broker'] },
  admin: { roles: ['admin', 'super'] },
} as const satisfies Record<string, { readonly roles: readonly string[] }>;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];

/** A command that cannot be done, with a sentence for the person at the terminal. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** The name as a remote's; {@link RegistryError} when there is no such remote. */
export function remoteNamed(text: string | undefined): RemoteName {
  if (text && Object.hasOwn(remotes, text)) return text as RemoteName;
  const complaint = text ? `There is no remote '${text}'.` : 'Say which remote.';
  throw new RegistryError(`${complaint} Remotes: ${remoteNames.join(', ')}.`);
}
