import type { PublicConfig } from '@groundwork/gateway';
import type { LocalSettings } from './settings.js';

/** What the package of the demonstration data offers. */
export interface Demonstration {
  readonly accounts: NonNullable<PublicConfig['accounts']>;
  /** Fills an empty portal through its services; does nothing where the data are there. Gives what was done. */
  fill(options: LocalSettings['shared'], say: (text: string) => void): Promise<string>;
}

const packageName = '@groundwork/demonstration';

/** The demonstration data, `undefined` for a portal that shows none. A production image does not carry the package. */
export async function demonstrationFor(shared: LocalSettings['shared']): Promise<Demonstration | undefined> {
  if (shared.mode !== 'demonstration') return undefined;
  try {
    return (await import('@groundwork/demonstration')).demonstration;
  } catch (error) {
    const missing =
      (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' && String(error).includes(`'${packageName}'`);
    if (!missing) throw error;
    console.warn(`  ${packageName} is not installed: the portal starts without demonstration data.`);
    return undefined;
  }
}
