/** Seconds: from what a cache answers to where every caller has given up. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;
/** Statements are shorter. */
const statementSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** What is measured. Labels have few values each: units, templates of routes, types of events; never an id, a path or a person. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  readonly buckets?: readonly number[];
}

/** Every metric of ours. Gauges are taken anew at each scrape. What Node itself tells (event loop, heap, processor) comes beside these. */
export const metricTable = {
  requests: {
    name: 'groundwork_http_requests_total',
    help: 'Answered requests, by the template of their route.',
    kind: 'counter',
    labels: ['unit', 'method', 'route', 'status'],
  },
  requestSeconds: {
    name: 'groundwork_http_request_seconds',
    help: 'From the head of a request to the end of its answer; streams of events are left out.',
    kind: 'histogram',
    labels: ['unit', 'method', 'route'],
    buckets: seconds,
  },
  requestsInFlight: {
    name: 'groundwork_http_requests_in_flight',
    help: 'Requests under way.',
    kind: 'gauge',
    labels: ['unit'],
  },
  streams: {
    name: 'groundwork_http_streams',
    help: 'Streams of events that are read.',
    kind: 'gauge',
    labels: ['unit'],
  },
  callSeconds: {
    name: 'groundwork_call_seconds',
    help: 'Calls of one unit to another, until the head of the answer: answered, failed (5xx), timeout or unavailable.',
    kind: 'histogram',
    labels: ['unit', 'to', 'outcome'],
    buckets: seconds,
  },
  callsUnderWay: {
    name: 'groundwork_calls_under_way',
    help: 'Places taken on the way to another unit, of 48.',
    kind: 'gauge',
    labels: ['unit', 'to'],
  },
  callsWaiting: {
    name: 'groundwork_calls_waiting',
    help: 'Calls that wait for a place on the way to another unit.',
    kind: 'gauge',
    labels: ['unit', 'to'],
  },
  callsRefused: {
    name: 'groundwork_calls_refused_total',
    help: 'Calls that found no place on the way to another unit.',
    kind: 'counter',
    labels: ['unit', 'to'],
  },
  providerSeconds: {
    name: 'groundwork_provider_call_seconds',
    help: 'Calls of outside providers with all their attempts: answered, or why not.',
    kind: 'histogram',
    labels: ['provider', 'outcome'],
    buckets: seconds,
  },
  breakerOpen: {
    name: 'groundwork_breaker_open',
    help: 'Whether the breaker of an outside provider lets nothing through.',
    kind: 'gauge',
    labels: ['provider'],
  },
  statementSeconds: {
    name: 'groundwork_database_statement_seconds',
    help: 'Statements, by their first word.',
    kind: 'histogram',
    labels: ['unit', 'verb'],
    buckets: statementSeconds,
  },
  databaseWaitSeconds: {
    name: 'groundwork_database_wait_seconds',
    help: 'Waits for a connection of the pool (MySQL) or for the turn of a transaction (SQLite).',
    kind: 'histogram',
    labels: ['unit'],
    buckets: statementSeconds,
  },
  databaseConnections: {
    name: 'groundwork_database_connections',
    help: 'Connections of the pool that are in use or idle.',
    kind: 'gauge',
    labels: ['unit', 'state'],
  },
  databaseWaiting: {
    name: 'groundwork_database_waiting',
    help: 'Who waits for a connection of the pool or for the turn of a transaction.',
    kind: 'gauge',
    labels: ['unit'],
  },
  outboxWaiting: {
    name: 'groundwork_outbox_waiting',
    help: 'Events that somebody must still have, counted up to 10,000.',
    kind: 'gauge',
    labels: ['unit'],
  },
  outboxLagSeconds: {
    name: 'groundwork_outbox_lag_seconds',
    help: 'Age of the oldest event that somebody must still have; 0 where there is none.',
    kind: 'gauge',
    labels: ['unit'],
  },
  lateReads: {
    name: 'groundwork_late_reads_total',
    help: 'Statements that may be late, where there is a read replica: answered by the replica, or by the database as that failed.',
    kind: 'counter',
    labels: ['unit', 'by'],
  },
  deliveries: {
    name: 'groundwork_event_deliveries_total',
    help: 'Events on their way to one who must have them: delivered, refused or away.',
    kind: 'counter',
    labels: ['unit', 'to', 'outcome'],
  },
  handlingSeconds: {
    name: 'groundwork_event_handling_seconds',
    help: 'Events that came in, with all handlers: done or failed.',
    kind: 'histogram',
    labels: ['unit', 'type', 'outcome'],
    buckets: seconds,
  },
  queueMessages: {
    name: 'groundwork_queue_messages',
    help: 'Messages in the queue of the unit (work) and among its dead letters (dead).',
    kind: 'gauge',
    labels: ['unit', 'queue'],
  },
  brokerConnected: {
    name: 'groundwork_broker_connected',
    help: 'Whether the unit has its connection to RabbitMQ.',
    kind: 'gauge',
    labels: ['unit'],
  },
  unitInfo: {
    name: 'groundwork_unit_info',
    help: 'Always 1: a unit runs, with the version of its contract.',
    kind: 'gauge',
    labels: ['unit', 'version'],
  },
  scrapeFailures: {
    name: 'groundwork_scrape_failures_total',
    help: 'Gauges that could not be taken, since what they ask did not answer in time.',
    kind: 'counter',
    labels: ['unit'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof metricTable;
type NamesOf<K extends Metric['kind']> = {
  [N in MetricName]: (typeof metricTable)[N]['kind'] extends K ? N : never;
}[MetricName];
export type CounterName = NamesOf<'counter'>;
export type GaugeName = NamesOf<'gauge'>;
export type HistogramName = NamesOf<'histogram'>;
export type LabelsOf<N extends MetricName> = Readonly<Record<(typeof metricTable)[N]['labels'][number], string>>;
