/**
 * Idempotency keys by user intent. A command whose outcome is not known (no answer, 5xx, still running) keeps its key, so
 * that the same command sent again is the same intent and is carried out once. A definite answer ends the intent.
 */
export class Intents {
  private readonly keys = new Map<string, string>();

  keyOf(fingerprint: string): string {
    const known = this.keys.get(fingerprint);
    if (known) return known;
    const key = crypto.randomUUID();
    this.keys.set(fingerprint, key);
    return key;
  }

  /** `status` 0 stands for 'no answer'. */
  settled(fingerprint: string, status: number): void {
    if (status !== 0 && status < 500) this.keys.delete(fingerprint);
  }
}
