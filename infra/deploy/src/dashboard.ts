/** A panel of the dashboard: a title, the unit of its axis, and what is drawn. */
interface Panel {
  readonly title: string;
  readonly unit: 's' | 'reqps' | 'percentunit' | 'short' | 'bytes';
  /** Expression and legend. */
  readonly queries: readonly (readonly [expr: string, legend: string])[];
}

const per = '$__rate_interval';
const chosen = 'unit=~"$unit"';
const quantile = (share: number, metric: string, by: string, labels = chosen): string =>
  `histogram_quantile(${share}, sum by (${by}, le) (rate(${metric}_bucket{${labels}}[${per}])))`;

const rows: Readonly<Record<string, readonly Panel[]>> = {
  'Requests: rate, errors, duration': [
    {
      title: 'Requests a second',
      unit: 'reqps',
      queries: [[`sum by (unit) (rate(groundwork_http_requests_total{${chosen}}[${per}]))`, '{{unit}}']],
    },
    {
      title: 'Share of answers 5xx',
      unit: 'percentunit',
      queries: [
        [
          `sum by (unit) (rate(groundwork_http_requests_total{${chosen},status=~"5.."}[${per}])) / sum by (unit) (rate(groundwork_http_requests_total{${chosen}}[${per}]))`,
          '{{unit}}',
        ],
      ],
    },
    {
      title: 'Duration: median, 95 and 99 of a hundred',
      unit: 's',
      queries: [
        [quantile(0.5, 'groundwork_http_request_seconds', 'unit'), '{{unit}} p50'],
        [quantile(0.95, 'groundwork_http_request_seconds', 'unit'), '{{unit}} p95'],
        [quantile(0.99, 'groundwork_http_request_seconds', 'unit'), '{{unit}} p99'],
      ],
    },
    {
      title: 'Slowest routes, 95 of a hundred',
      unit: 's',
      queries: [
        [
          `topk(10, ${quantile(0.95, 'groundwork_http_request_seconds', 'unit, method, route')})`,
          '{{method}} {{route}}',
        ],
      ],
    },
  ],
  Saturation: [
    {
      title: 'Requests and streams under way',
      unit: 'short',
      queries: [
        [`sum by (unit) (groundwork_http_requests_in_flight{${chosen}})`, '{{unit}}'],
        [`sum by (unit) (groundwork_http_streams{${chosen}})`, '{{unit}} streams'],
      ],
    },
    {
      title: 'Event loop held up, 99 of a hundred',
      unit: 's',
      queries: [['nodejs_eventloop_lag_p99_seconds{namespace="groundwork"}', '{{pod}}']],
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: [['process_resident_memory_bytes{namespace="groundwork"}', '{{pod}}']],
    },
    {
      title: 'Processor',
      unit: 'percentunit',
      queries: [[`rate(process_cpu_seconds_total{namespace="groundwork"}[${per}])`, '{{pod}}']],
    },
  ],
  'Between units and to providers': [
    {
      title: 'Calls, 95 of a hundred',
      unit: 's',
      queries: [[quantile(0.95, 'groundwork_call_seconds', 'unit, to'), '{{unit}} → {{to}}']],
    },
    {
      title: 'Calls without a good answer',
      unit: 'reqps',
      queries: [
        [
          `sum by (unit, to, outcome) (rate(groundwork_call_seconds_count{${chosen},outcome!="answered"}[${per}]))`,
          '{{unit}} → {{to}} {{outcome}}',
        ],
        [`sum by (unit, to) (rate(groundwork_calls_refused_total{${chosen}}[${per}]))`, '{{unit}} → {{to}} refused'],
      ],
    },
    {
      title: 'Places taken and waited for',
      unit: 'short',
      queries: [
        [`max by (unit, to) (groundwork_calls_under_way{${chosen}})`, '{{unit}} → {{to}}'],
        [`max by (unit, to) (groundwork_calls_waiting{${chosen}})`, '{{unit}} → {{to}} waiting'],
      ],
    },
    {
      title: 'Providers: breakers and calls that failed',
      unit: 'short',
      queries: [
        ['max by (provider) (groundwork_breaker_open)', '{{provider}} breaker'],
        [
          `sum by (provider, outcome) (rate(groundwork_provider_call_seconds_count{outcome!="answered"}[${per}]))`,
          '{{provider}} {{outcome}}',
        ],
      ],
    },
  ],
  'Database and events': [
    {
      title: 'Statements, 95 of a hundred',
      unit: 's',
      queries: [[quantile(0.95, 'groundwork_database_statement_seconds', 'unit, verb'), '{{unit}} {{verb}}']],
    },
    {
      title: 'Waits for a connection, and connections',
      unit: 'short',
      queries: [
        [`groundwork_database_waiting{${chosen}}`, '{{unit}} waiting'],
        [`groundwork_database_connections{${chosen}}`, '{{unit}} {{state}}'],
        [quantile(0.95, 'groundwork_database_wait_seconds', 'unit'), '{{unit}} seconds p95'],
      ],
    },
    {
      title: 'Statements that may be late, by who answered',
      unit: 'reqps',
      queries: [[`sum by (unit, by) (rate(groundwork_late_reads_total{${chosen}}[${per}]))`, '{{unit}} {{by}}']],
    },
    {
      title: 'Outbox: age of the oldest event',
      unit: 's',
      queries: [[`groundwork_outbox_lag_seconds{${chosen}}`, '{{unit}}']],
    },
    {
      title: 'Events that wait: outbox, queue, dead letters',
      unit: 'short',
      queries: [
        [`groundwork_outbox_waiting{${chosen}}`, '{{unit}} outbox'],
        [`groundwork_queue_messages{${chosen}}`, '{{unit}} {{queue}}'],
        [
          `sum by (unit, to, outcome) (rate(groundwork_event_deliveries_total{${chosen},outcome!="delivered"}[${per}]))`,
          '{{unit}} → {{to}} {{outcome}}',
        ],
      ],
    },
    {
      title: 'Handling of events, 95 of a hundred',
      unit: 's',
      queries: [[quantile(0.95, 'groundwork_event_handling_seconds', 'unit, type'), '{{unit}} {{type}}']],
    },
    {
      title: 'Versions that run',
      unit: 'short',
      queries: [['count by (unit, version) (groundwork_unit_info)', '{{unit}} {{version}}']],
    },
  ],
};

const datasource = { type: 'prometheus', uid: '$source' };
const [width, height] = [12, 8];

function panels(): object[] {
  const all: object[] = [];
  let y = 0;
  for (const [title, of] of Object.entries(rows)) {
    all.push({
      id: all.length + 1,
      type: 'row',
      title,
      collapsed: false,
      panels: [],
      gridPos: { h: 1, w: 24, x: 0, y },
    });
    y += 1;
    of.forEach(({ title: name, unit, queries }, at) =>
      all.push({
        id: all.length + 1,
        type: 'timeseries',
        title: name,
        datasource,
        gridPos: { h: height, w: width, x: (at % 2) * width, y: y + Math.floor(at / 2) * height },
        fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
        targets: queries.map(([expr, legendFormat], index) => ({
          refId: String.fromCharCode(65 + index),
          datasource,
          expr,
          legendFormat,
        })),
      }),
    );
    y += Math.ceil(of.length / 2) * height;
  }
  return all;
}

/** The dashboard as Grafana imports it; which Prometheus it asks, and for which units, is chosen above it. */
export const dashboard = {
  uid: 'groundwork',
  title: 'Groundwork',
  tags: ['groundwork'],
  timezone: 'utc',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: {
    list: [
      { name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' },
      {
        name: 'unit',
        label: 'Unit',
        type: 'query',
        datasource,
        query: 'label_values(groundwork_unit_info, unit)',
        refresh: 2,
        includeAll: true,
        multi: true,
        current: { text: 'All', value: '$__all' },
      },
    ],
  },
  panels: panels(),
};
