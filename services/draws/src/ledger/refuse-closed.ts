import { fill, loanRules } from '@groundwork/domain-messages';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { Problem } from '@groundwork/server-http';
import type { LedgerEntity } from './ledger.entity.js';

/** Throws `rule.violated` for a loan that was paid off. */
export function refuseClosed({ closedOn }: Pick<LedgerEntity, 'closedOn'>): void {
  if (closedOn !== null)
    throw new Problem('rule.violated', fill(loanRules.loanClosed, { day: formatMonthDayYear(closedOn) }));
}
