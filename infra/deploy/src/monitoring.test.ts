import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricTable } from '@groundwork/server-http/telemetry';
import type { Metric } from '@groundwork/server-http/telemetry';
import { alerts } from './alerts.js';
import { dashboard } from './dashboard.js';

const metrics: readonly Metric[] = Object.values(metricTable);
/** What Node and the scrape itself tell. */
const others = new Set([
  'up',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
]);
/** What the configuration of a scrape adds to every series. */
const added = new Set(['le', 'namespace', 'pod']);

const seriesOf = (metric: Metric): string[] =>
  metric.kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => metric.name + suffix) : [metric.name];
const bySeries = new Map(metrics.flatMap((metric) => seriesOf(metric).map((name) => [name, metric] as const)));

const inPanels = dashboard.panels.flatMap((panel) => (panel as { targets?: { expr: string }[] }).targets ?? []);
const expressions = [
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...inPanels.map(({ expr }, at) => [`query ${at} of the dashboard`, expr] as const),
];
const namesIn = (expr: string): string[] => expr.match(/\b(?:groundwork|nodejs|process)_\w+|\bup\b/g) ?? [];

it.each(expressions)('%s asks for metrics and labels that there are', (_name, expr) => {
  const names = namesIn(expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !bySeries.has(name) && !others.has(name))).toEqual([]);
  const known = new Set([...added, ...names.flatMap((name) => bySeries.get(name)?.labels ?? [])]);
  const labels = [
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
    ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)\s*(?:=~|!=|=)/g)].map(([, label = '']) => label),
    ),
  ];
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});

it('every metric of ours is drawn or watched', () => {
  const used = new Set(expressions.flatMap(([, expr]) => namesIn(expr)));
  expect(metrics.filter((metric) => !seriesOf(metric).some((name) => used.has(name))).map(({ name }) => name)).toEqual(
    [],
  );
});

it('no two alerts have a name, and each says where what to do stands', () => {
  const rules = alerts.groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(
    ([, title = '']) =>
      `docs/operate.md#${title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-')}`,
  );
  for (const { annotations } of rules) expect(headings).toContain(annotations.runbook);
});
