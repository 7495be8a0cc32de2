import { Problem } from '@groundwork/server-http';

/** So many keys at most are kept; the spans of the oldest begin anew. */
const mostKeys = 20_000;

/** Bounds how many calls of one key begin in a span of time, in this process. */
export class CallRate {
  private readonly spans = new Map<string, { readonly from: number; calls: number }>();

  constructor(
    private readonly most: number,
    private readonly spanMs: number,
  ) {}

  /** Refuses a key whose span is full. Counts nothing. */
  refuse(key: string): void {
    const span = this.current(key);
    if (!span || span.calls < this.most) return;
    const seconds = Math.max(1, Math.ceil((span.from + this.spanMs - Date.now()) / 1000));
    throw new Problem('throttle.too_many', `Too many calls. Please try again in ${seconds} seconds.`, undefined, {
      'retry-after': String(seconds),
    });
  }

  /** Counts a call, or refuses it. */
  take(key: string): void {
    this.refuse(key);
    const span = this.current(key);
    if (span) span.calls += 1;
    else this.spans.set(key, { from: Date.now(), calls: 1 });
    if (this.spans.size <= mostKeys) return;
    const oldest = this.spans.keys().next();
    if (!oldest.done) this.spans.delete(oldest.value);
  }

  private current(key: string) {
    const span = this.spans.get(key);
    if (!span || span.from + this.spanMs > Date.now()) return span;
    this.spans.delete(key);
    return undefined;
  }
}
