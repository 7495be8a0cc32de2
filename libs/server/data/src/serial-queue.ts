/** Runs one task after the other in the order of their arrival. A task that fails does not stop the next. */
export class SerialQueue {
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.tail.then(task, task);
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything that was queued so far has ended. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
