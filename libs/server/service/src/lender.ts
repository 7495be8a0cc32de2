import { firstLender } from '@groundwork/domain-accounts';
import type { Letterhead } from '@groundwork/domain-accounts';
import { MINUTE } from '@groundwork/domain-time';

/** What is told of the lender; a notifications service of the version before tells the name alone. */
export type LenderFacts = Pick<Letterhead, 'name'> & Partial<Letterhead>;

/**
 * Who the lender is, for whatever a unit writes in its name. An answer holds for a minute; while notifications is away the last one
 * does. A unit that never had any writes nothing under a wrong name.
 */
export class Lender {
  private last: { readonly facts: LenderFacts; readonly until: number } | undefined;

  constructor(
    private readonly ask: () => Promise<LenderFacts>,
    private readonly now: () => number = Date.now,
  ) {}

  /** What a text says who the lender is. Throws `upstream.unavailable` where nobody ever said so. */
  async name(): Promise<string> {
    return (await this.facts()).name;
  }

  /**
   * The head of a paper; undefined where nobody ever said who the lender is: a paper without a head is one still, and nobody's signature
   * waits for a logo.
   */
  async letterhead(): Promise<Letterhead | undefined> {
    try {
      const { name, accent = firstLender.accentLight, logoAlt = '', logo = null } = await this.facts();
      return { name, accent, logoAlt, logo };
    } catch {
      return undefined;
    }
  }

  private async facts(): Promise<LenderFacts> {
    const { last } = this;
    if (last && this.now() < last.until) return last.facts;
    try {
      const facts = await this.ask();
      this.last = { facts, until: this.now() + MINUTE };
      return facts;
    } catch (error) {
      if (last) return last.facts;
      throw error;
    }
  }
}
