/** An alert rule of Prometheus. */
export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: 'page' | 'ticket' };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

/** @param runbook heading of `docs/operate.md` that says what to do */
const rule = (
  alert: string,
  severity: Alert['labels']['severity'],
  expr: string,
  lasting: string,
  summary: string,
  runbook: string,
): Alert => ({
  alert: `Groundwork${alert}`,
  expr,
  for: lasting,
  labels: { severity },
  annotations: { summary, runbook: `docs/operate.md#${runbook}` },
});

const rules: readonly Alert[] = [
  rule(
    'UnitDown',
    'page',
    'up{namespace="groundwork"} == 0',
    '2m',
    '{{ $labels.pod }} does not answer.',
    'when-an-alarm-comes',
  ),
  rule(
    'Errors',
    'page',
    'sum by (unit) (rate(groundwork_http_requests_total{status=~"5.."}[5m])) / sum by (unit) (rate(groundwork_http_requests_total[5m])) > 0.02',
    '5m',
    '{{ $value | humanizePercentage }} of the requests of {{ $labels.unit }} fail.',
    'when-an-alarm-comes',
  ),
  rule(
    'Slow',
    'ticket',
    'histogram_quantile(0.99, sum by (unit, le) (rate(groundwork_http_request_seconds_bucket[10m]))) > 2.5',
    '10m',
    'One request of a hundred at {{ $labels.unit }} takes longer than {{ $value | humanizeDuration }}.',
    'when-an-alarm-comes',
  ),
  rule(
    'CallsRefused',
    'page',
    'sum by (unit, to) (rate(groundwork_calls_refused_total[5m])) > 0',
    '2m',
    '{{ $labels.unit }} finds no place at {{ $labels.to }}, which is slow or hangs.',
    'when-an-alarm-comes',
  ),
  rule(
    'DatabaseWaits',
    'page',
    'histogram_quantile(0.95, sum by (unit, le) (rate(groundwork_database_wait_seconds_bucket[5m]))) > 0.5',
    '5m',
    'Transactions of {{ $labels.unit }} wait for a connection.',
    'when-an-alarm-comes',
  ),
  rule(
    'OutboxLags',
    'page',
    'groundwork_outbox_lag_seconds > 300',
    '5m',
    'The oldest event of {{ $labels.unit }} has waited for {{ $value | humanizeDuration }}.',
    'when-an-alarm-comes',
  ),
  rule(
    'QueueGrows',
    'ticket',
    'groundwork_queue_messages{queue="work"} > 1000',
    '10m',
    '{{ $value }} events wait in the queue of {{ $labels.unit }}.',
    'when-an-alarm-comes',
  ),
  rule(
    'DeadLetters',
    'ticket',
    'groundwork_queue_messages{queue="dead"} > 0',
    '5m',
    '{{ $value }} events were put aside by {{ $labels.unit }}.',
    'events-over-rabbitmq',
  ),
  rule(
    'BrokerAway',
    'page',
    'groundwork_broker_connected == 0',
    '2m',
    '{{ $labels.unit }} has no connection to RabbitMQ; its events wait.',
    'events-over-rabbitmq',
  ),
  rule(
    'BreakerOpen',
    'ticket',
    'max by (provider) (groundwork_breaker_open) == 1',
    '5m',
    'Nothing is sent to the provider {{ $labels.provider }}, which fails.',
    'when-an-alarm-comes',
  ),
  rule(
    'EventLoopBusy',
    'ticket',
    'nodejs_eventloop_lag_p99_seconds{namespace="groundwork"} > 0.5',
    '5m',
    'The process of {{ $labels.pod }} is held up for {{ $value | humanizeDuration }} at a time.',
    'when-an-alarm-comes',
  ),
  rule(
    'MemoryHigh',
    'ticket',
    'process_resident_memory_bytes{namespace="groundwork"} > 450 * 1024 * 1024',
    '10m',
    '{{ $labels.pod }} takes {{ $value | humanize1024 }}B of its 512 MiB.',
    'when-an-alarm-comes',
  ),
  rule(
    'ScrapesFail',
    'ticket',
    'sum by (unit) (rate(groundwork_scrape_failures_total[10m])) > 0',
    '10m',
    'Gauges of {{ $labels.unit }} cannot be taken: its database or broker does not answer.',
    'when-an-alarm-comes',
  ),
];

/** Alert rules as Prometheus reads them. */
export const alerts = { groups: [{ name: 'groundwork', rules }] };
