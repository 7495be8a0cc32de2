/** Runs one task after the other in the order of their arrival. A task that fails does not stop the next. */
export class SerialQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @param started told how long a task waited for its turn, seconds */
  constructor(private readonly started: (waitedSeconds: number) => void = () => undefined) {}

  /** Tasks whose turn has not come. */
  get waitingCount(): number {
    return this.waiting;
  }

  /** @param leftMs a task whose turn comes later is not done, and whoever waits for it is told then */
  run<T>(task: () => Promise<T>, leftMs = Infinity): Promise<T> {
    const queued = performance.now();
    this.waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const late = new Promise<never>((_resolve, reject) => {
      if (leftMs === Infinity) return;
      timer = setTimeout(
        () => {
          isLate = true;
          reject(Object.assign(new Error('The turn came too late.'), { code: 'SQLITE_BUSY' }));
        },
        Math.max(0, leftMs),
      );
    });
    const begin = (): Promise<T> => {
      clearTimeout(timer);
      this.waiting -= 1;
      if (isLate) return late;
      this.started((performance.now() - queued) / 1000);
      return task();
    };
    const result = this.tail.then(begin, begin);
    this.tail = result.catch(() => undefined);
    return Promise.race([result, late]);
  }

  /** Resolves when everything that was queued so far has ended. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
