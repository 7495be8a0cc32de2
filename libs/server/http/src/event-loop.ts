import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { IntervalHistogram } from 'node:perf_hooks';

/** How late timers were, milliseconds: almost always, and at the worst. */
export interface EventLoopDelay {
  readonly p99: number;
  readonly most: number;
}

const resolutionMs = 20;
/** What is told is of the last half to whole minute. */
const spanMs = 30_000;
const nothing: EventLoopDelay = { p99: 0, most: 0 };

let histogram: IntervalHistogram | undefined;
let before = nothing;

const milliseconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolutionMs);

const now = (measured: IntervalHistogram): EventLoopDelay =>
  measured.count === 0 ? nothing : { p99: milliseconds(measured.percentile(99)), most: milliseconds(measured.max) };

/** Begins to watch the event loop of this process, once for all its units. */
export function watchEventLoop(): void {
  if (histogram) return;
  const measured = monitorEventLoopDelay({ resolution: resolutionMs });
  measured.enable();
  histogram = measured;
  setInterval(() => {
    before = now(measured);
    measured.reset();
  }, spanMs).unref();
}

export function eventLoopDelay(): EventLoopDelay {
  const current = histogram ? now(histogram) : nothing;
  return { p99: Math.max(before.p99, current.p99), most: Math.max(before.most, current.most) };
}
