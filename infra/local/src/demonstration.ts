import type { PublicConfig } from '@groundwork/gateway';
import type { LocalSettings } from './settings.js';

/** What the package of the demonstration data offers. */
interface Demonstration {
  readonly accounts: NonNullable<PublicConfig['accounts']>;
  /** Fills an empty portal through its services; does nothing where the data are there. Gives what was done. */
  fill(options: LocalSettings['shared'], say: (text: string) => void): Promise<string>;
}

/** The demonstration data, `undefined` for a portal that shows none. Loaded only where needed. */
export async function demonstrationFor(shared: LocalSettings['shared']): Promise<Demonstration | undefined> {
  if (shared.mode !== 'demonstration') return undefined;
  const name = '@groundwork/demonstration';
  return ((await import(name)) as { demonstration: Demonstration }).demonstration;
}
