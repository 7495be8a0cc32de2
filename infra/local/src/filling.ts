import { setTimeout as pause } from 'node:timers/promises';
import { readyAt } from '@groundwork/gateway';
import type { PartHealth } from '@groundwork/gateway';
import type { Demonstration } from './demonstration.js';
import type { LocalSettings } from './settings.js';

/**
 * The demonstration data of a portal whose units do not all run in this process: they are filled in once every unit
 * answers, and until then the whole is not healthy.
 */
export class LateFilling {
  #filled = false;
  readonly #stopped = new AbortController();

  parts(): readonly PartHealth[] {
    return [{ name: 'demonstration-data', ready: this.#filled }];
  }

  stop(): void {
    this.#stopped.abort();
  }

  async run(demonstration: Demonstration, shared: LocalSettings['shared']): Promise<void> {
    const units = Object.values(shared.services);
    while (!this.#stopped.signal.aborted) {
      if ((await Promise.all(units.map(readyAt))).every(Boolean)) {
        await demonstration.fill(shared, () => undefined);
        this.#filled = true;
        return;
      }
      await pause(300, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
    }
  }
}
