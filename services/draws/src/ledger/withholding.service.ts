import { Injectable } from '@nestjs/common';
import { earnedOf, withheldBy } from '@groundwork/domain-draws';
import type { EarnedLine, NewlyEarned, WithholdingTerms } from '@groundwork/domain-draws';
import { Database } from '@groundwork/server-data';
import type { LedgerEntity } from './ledger.entity.js';
import type { LedgerLineEntity } from './ledger-line.entity.js';
import { LedgerRepository, lineAmounts } from './ledger.repository.js';
import { RetainageTermsEntity } from './retainage-terms.entity.js';

/** A line as the rules of retainage read it. */
export const earnedLine = (line: LedgerLineEntity): EarnedLine => ({
  id: line.id,
  scheduledValue: line.budgetCents,
  earned: earnedOf(lineAmounts(line)),
  stored: line.storedCents,
  // What is asked to be released cannot be given back besides.
  held: line.retainedCents - line.releasingCents,
});

/** Terms of retainage of loans, and what an approval withholds by them. */
@Injectable()
export class Withholding {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
  ) {}

  /** The latest change of the loan's terms. */
  latest(applicationId: string): Promise<RetainageTermsEntity | null> {
    return this.database.manager.findOne(RetainageTermsEntity, {
      where: { applicationId },
      order: { version: 'DESC' },
    });
  }

  /** The terms of now: as they were changed, or, in version 0, as they were agreed with the commitment. */
  async current({
    applicationId,
    terms,
  }: Pick<LedgerEntity, 'applicationId' | 'terms'>): Promise<{ version: number; terms: WithholdingTerms }> {
    const changed = await this.latest(applicationId);
    if (changed) return { version: changed.version, terms: changed.terms };
    const percent = terms?.retainagePercent ?? 0;
    return { version: 0, terms: { heldBy: 'loan', completedPercent: percent, storedPercent: percent } };
  }

  async termsOf(ledger: Pick<LedgerEntity, 'applicationId' | 'terms'>): Promise<WithholdingTerms> {
    return (await this.current(ledger)).terms;
  }

  /** What is withheld of each line that is approved; the loan is locked. */
  async of(ledger: LedgerEntity, approvals: readonly NewlyEarned[]): Promise<Map<string, number>> {
    if (approvals.length === 0) return new Map();
    const lines = await this.ledgers.lines(ledger.applicationId);
    return withheldBy(await this.termsOf(ledger), lines.map(earnedLine), approvals);
  }
}
