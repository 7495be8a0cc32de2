import { MINUTE } from '@groundwork/domain-time';

/**
 * What the lender is called, for whatever a unit writes in its name. An answer holds for a minute; while notifications is away the last one
 * does. A unit that never had any writes nothing under a wrong name: `upstream.unavailable`.
 */
export class Lender {
  private last: { readonly name: string; readonly until: number } | undefined;

  constructor(
    private readonly ask: () => Promise<{ readonly name: string }>,
    private readonly now: () => number = Date.now,
  ) {}

  async name(): Promise<string> {
    const { last } = this;
    if (last && this.now() < last.until) return last.name;
    try {
      const { name } = await this.ask();
      this.last = { name, until: this.now() + MINUTE };
      return name;
    } catch (error) {
      if (last) return last.name;
      throw error;
    }
  }
}
