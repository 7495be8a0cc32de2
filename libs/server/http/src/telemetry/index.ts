export { metricTable } from './metric-table.js';
export type { Metric, MetricName } from './metric-table.js';
export { atScrape, count, observe, openMetrics, setGauge, takesMetrics } from './metrics.js';
export type { MetricsOptions, RunningMetrics } from './metrics.js';
export { measureRequests } from './measured-requests.js';
