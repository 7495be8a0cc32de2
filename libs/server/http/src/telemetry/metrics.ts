import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { metricTable } from './metric-table.js';
import type { CounterName, GaugeName, HistogramName, LabelsOf, Metric, MetricName } from './metric-table.js';

/** A gauge that hangs is left out of a scrape, milliseconds. */
const patienceMs = 2_000;

interface Open {
  readonly registry: Registry;
  readonly instruments: Readonly<Record<MetricName, Counter | Gauge | Histogram>>;
}

let open: Open | undefined;
const sources = new Map<() => Promise<void> | void, string>();

/** One series more. Nothing where no metrics are taken. */
export function count<N extends CounterName>(metric: N, labels: LabelsOf<N>): void {
  (open?.instruments[metric] as Counter | undefined)?.inc(labels);
}

export function observe<N extends HistogramName>(metric: N, labels: LabelsOf<N>, seconds: number): void {
  (open?.instruments[metric] as Histogram | undefined)?.observe(labels, seconds);
}

/** Sets a gauge; from a source of {@link atScrape} alone, since gauges are emptied before each scrape. */
export function setGauge<N extends GaugeName>(metric: N, labels: LabelsOf<N>, value: number): void {
  (open?.instruments[metric] as Gauge | undefined)?.set(labels, value);
}

/** Whether metrics are taken: for what costs something to measure. */
export const takesMetrics = (): boolean => open !== undefined;

/** Asks `source` for the gauges of a unit at each scrape, until what it gives back is called. */
export function atScrape(unit: string, source: () => Promise<void> | void): () => void {
  sources.set(source, unit);
  return () => void sources.delete(source);
}

async function makeInstruments(): Promise<Open> {
  const { default: client } = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const make = ({ kind, labels, buckets, ...named }: Metric): Counter | Gauge | Histogram => {
    const options = { ...named, labelNames: [...labels], registers: [registry] };
    if (kind === 'counter') return new client.Counter(options);
    return kind === 'gauge'
      ? new client.Gauge(options)
      : new client.Histogram({ ...options, buckets: [...(buckets ?? [])] });
  };
  const instruments = Object.fromEntries(Object.entries(metricTable).map(([name, metric]) => [name, make(metric)]));
  return { registry, instruments: instruments as Open['instruments'] };
}

async function within(work: Promise<void> | void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patienceMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function scrape({ registry, instruments }: Open): Promise<string> {
  for (const [name, { kind }] of Object.entries(metricTable))
    if (kind === 'gauge') instruments[name as GaugeName].reset();
  await Promise.all(
    [...sources].map(async ([source, unit]) => {
      try {
        await within(source());
      } catch {
        count('scrapeFailures', { unit });
      }
    }),
  );
  return registry.metrics();
}

async function listen(metrics: Open, host: string, port: number): Promise<Server> {
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      reply.writeHead(404).end();
      return;
    }
    scrape(metrics).then(
      (text) => reply.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}

interface Listening {
  readonly server: Server;
  units: number;
}
let listening: Promise<Listening> | undefined;

export interface MetricsOptions {
  readonly host: string;
  /** Where `/metrics` is answered; 0 is any free port. Left out, nothing is measured. */
  readonly metricsPort?: number | undefined;
}

/** A unit's share in the metrics of its process. */
export interface RunningMetrics {
  /** `http://127.0.0.1:9464/metrics` */
  readonly url: string;
  close(): Promise<void>;
}

async function begin({ host }: MetricsOptions, port: number): Promise<Listening> {
  const metrics = await makeInstruments();
  const server = await listen(metrics, host, port);
  open = metrics;
  return { server, units: 0 };
}

/**
 * Begins to measure where `metricsPort` says so, and answers scrapes on that port, which no gateway leads to. Units that share a process
 * share its metrics, each under its name in the label `unit`. Gives undefined where nothing is measured.
 */
export async function openMetrics(options: MetricsOptions): Promise<RunningMetrics | undefined> {
  const { host, metricsPort } = options;
  if (metricsPort === undefined) return undefined;
  listening ??= begin(options, metricsPort);
  const shared = await listening.catch((error: unknown) => {
    listening = undefined;
    throw error;
  });
  shared.units += 1;
  const { port } = shared.server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/metrics`,
    async close() {
      shared.units -= 1;
      if (shared.units > 0) return;
      listening = undefined;
      open = undefined;
      shared.server.closeAllConnections();
      await new Promise((resolve) => shared.server.close(resolve));
    },
  };
}
