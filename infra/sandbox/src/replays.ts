const most = 1000;

/** What was answered under an idempotency key is answered again; the oldest are forgotten. */
export class Replays<T> {
  private readonly answers = new Map<string, T>();

  once(key: string | string[] | undefined, make: () => T): T {
    if (typeof key !== 'string') return make();
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = make();
    this.answers.set(key, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > most && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }
}
