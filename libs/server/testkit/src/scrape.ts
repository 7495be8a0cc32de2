import { metricTable } from '@groundwork/server-http';
import type { MetricName } from '@groundwork/server-http';

/** What a unit answered to a scrape. */
export interface Series {
  readonly text: string;
  /** How many series there are of our own metrics. */
  count(): number;
  /** The value of a series; `suffix` is `_count` or `_sum` of a histogram. Undefined where there is no such series. */
  value(metric: MetricName, labels: Readonly<Record<string, string>>, suffix?: string): number | undefined;
}

/** Scrapes the metrics of a running unit. */
export async function scrape(url: string | undefined): Promise<Series> {
  if (url === undefined) throw new Error('The unit takes no metrics.');
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('groundwork_'));
  return {
    text,
    count: () => lines.length,
    value(metric, labels, suffix = '') {
      const said = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
      const line = lines.find(
        (one) => one.startsWith(`${metricTable[metric].name}${suffix}{`) && said.every((label) => one.includes(label)),
      );
      return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
    },
  };
}
