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

  run<T>(task: () => Promise<T>): Promise<T> {
    const queued = performance.now();
    this.waiting += 1;
    const begin = (): Promise<T> => {
      this.waiting -= 1;
      this.started((performance.now() - queued) / 1000);
      return task();
    };
    const result = this.tail.then(begin, begin);
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything that was queued so far has ended. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
