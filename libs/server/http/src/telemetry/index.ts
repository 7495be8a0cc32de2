export { metricTable } from './metric-table.js';
export type { Metric, MetricName } from './metric-table.js';
export { atScrape, count, observe, openMetrics, setGauge, takesMetrics } from './metrics.js';
export type { MetricsOptions, RunningMetrics } from './metrics.js';
export { beginSpan, beginWithin, inSpan, openTraces, takesTraces, traceHeaders } from './traces.js';
export type { RunningSpan, SpanStart, TraceOptions } from './traces.js';
export { measureRequests } from './measured-requests.js';
