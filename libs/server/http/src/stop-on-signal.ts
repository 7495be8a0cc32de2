/** A unit in a process of its own, as far as its end goes. */
interface Stoppable {
  /** Has its callers leave, while it still serves. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Stops `unit` at SIGTERM or SIGINT: its callers leave, requests in flight end, then the process does. */
export function stopOnSignal(unit: Stoppable): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      unit
        .drain()
        .then(() => unit.close())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
            process.exit(1);
          },
        );
    });
}
