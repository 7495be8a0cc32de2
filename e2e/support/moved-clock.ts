import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const file = join(tmpdir(), `groundwork-clock-${process.pid}`);
const preload = fileURLToPath(new URL('./moved-clock.mjs', import.meta.url));

/** Settings of a portal whose clock a test moves. */
export const movedClockEnv = { E2E_CLOCK: file, NODE_OPTIONS: `--import ${preload}` };

/** What a page has loaded from now on takes for the time. */
function moveDate(ahead: number): void {
  const here = globalThis as unknown as { trueDate?: DateConstructor };
  const TrueDate = (here.trueDate ??= Date);
  const now = (): number => TrueDate.now() + ahead;
  const moved: DateConstructor = new Proxy(TrueDate, {
    construct: (target, parts: unknown[], made) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], made === moved ? target : made) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    apply: () => new TrueDate(now()).toString(),
  });
  globalThis.Date = moved;
}

/** A clock that portal and browsers share, ahead of the true one. */
export class MovedClock {
  private aheadMs = 0;

  async moveTo(days: number, contexts: readonly BrowserContext[]): Promise<void> {
    this.aheadMs = days * 86_400_000;
    writeFileSync(file, String(this.aheadMs));
    for (const context of contexts) await context.addInitScript(moveDate, this.aheadMs);
  }
  /** Today where the demonstration is, YYYY-MM-DD (UTC-4, as the portal shows days). */
  get today(): string {
    return new Date(Date.now() + this.aheadMs - 4 * 3_600_000).toISOString().slice(0, 10);
  }
  end(): void {
    rmSync(file, { force: true });
  }
}
