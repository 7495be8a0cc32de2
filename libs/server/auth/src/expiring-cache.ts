const limit = 20_000;

/** What was worked out of a token, kept until the token expires; bounded, the oldest entries go first. */
export class ExpiringCache<T> {
  private readonly entries = new Map<string, { readonly value: T; readonly exp: number }>();

  /** @param reserveSeconds an entry counts as expired so much earlier. */
  get(key: string, reserveSeconds = 0): T | undefined {
    const entry = this.entries.get(key);
    return entry && entry.exp - reserveSeconds > Date.now() / 1000 ? entry.value : undefined;
  }

  /** @param exp epoch seconds */
  set(key: string, value: T, exp: number): void {
    this.entries.delete(key);
    this.entries.set(key, { value, exp });
    if (this.entries.size <= limit) return;
    const oldest = this.entries.keys().next();
    if (!oldest.done) this.entries.delete(oldest.value);
  }
}
