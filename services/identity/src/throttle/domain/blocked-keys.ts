/** What is known to be blocked is asked of the table again after this, milliseconds: another process may have forgotten it. */
const trustMs = 5_000;
const limit = 50_000;

/**
 * Keys that have to wait, in memory: a refused call costs neither a statement nor a password hash. It only ever says
 * 'blocked' of what the table said; what it does not know, the table decides.
 */
export class BlockedKeys {
  private readonly known = new Map<string, { readonly until: number; readonly trusted: number }>();

  /** Until when a key waits, epoch milliseconds; 0 where nothing is known. */
  until(id: string, now: number): number {
    const entry = this.known.get(id);
    if (!entry) return 0;
    if (entry.trusted > now) return entry.until;
    this.known.delete(id);
    return 0;
  }

  note(id: string, until: number, now: number): void {
    this.known.delete(id);
    this.known.set(id, { until, trusted: Math.min(until, now + trustMs) });
    if (this.known.size <= limit) return;
    const oldest = this.known.keys().next();
    if (!oldest.done) this.known.delete(oldest.value);
  }

  forget(id: string): void {
    this.known.delete(id);
  }
}
