import { Problem } from '@groundwork/server-http';

/** Calls that one unit has under way at one service: less than half of the connections that a gateway has to an area. */
const placesOfCalls = 48;
/** Who waits longer for a place is refused, and whoever comes when nothing has moved for so long at once; milliseconds. */
const patienceMs = 3_000;

/** A service that does not answer now, as the problem that its callers see. */
export const notAvailable = (service: string): Problem =>
  new Problem('upstream.unavailable', `The ${service} service is not available at the moment.`, undefined, {
    'retry-after': '2',
  });

/**
 * The way to one service. One that hangs holds those who are there already; all others are told within seconds, and what leads to
 * other services goes on.
 */
export class Lane {
  private taken = 0;
  private movedAt = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly service: string) {}

  get underWay(): number {
    return this.taken;
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

  /**
   * Takes a place, to be given back once. Throws `upstream.unavailable` where none comes free.
   * @param leftMs so long the caller waits at the most
   */
  async take(leftMs = Infinity): Promise<() => void> {
    if (this.taken < placesOfCalls) {
      this.taken += 1;
      this.movedAt = Date.now();
    } else if (Date.now() - this.movedAt < patienceMs) await this.turn(Math.min(patienceMs, Math.max(0, leftMs)));
    else throw notAvailable(this.service);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.giveBack();
    };
  }

  /** Waits until a place is handed on. */
  private turn(waitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(go);
        reject(notAvailable(this.service));
      }, waitMs);
      this.waiting.add(go);
    });
  }

  private giveBack(): void {
    this.movedAt = Date.now();
    const [next] = this.waiting;
    if (!next) {
      this.taken -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
