/** What units tell of themselves, as Prometheus would read it. */
const figures = {
  rss: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  handles: 'process_open_fds',
  loop: 'nodejs_eventloop_lag_p99_seconds',
};

async function figuresAt(url) {
  const text = await (await fetch(url)).text();
  return Object.fromEntries(
    Object.entries(figures).map(([figure, name]) => {
      const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1];
      if (value === undefined) throw new Error(`${url} does not tell ${name}.`);
      return [figure, Number(value)];
    }),
  );
}

/** The figures of each unit of a portal whose units are one process each, by the unit's name. */
export async function figuresOf(system) {
  const units = {};
  for (const replica of system.replicas) units[replica.unit.name] = await figuresAt(system.metricsOf(replica));
  return units;
}
