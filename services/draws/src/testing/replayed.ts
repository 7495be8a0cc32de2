import { replay } from '@groundwork/domain-draws';
import type { LedgerEntryDto } from '../ledger/ledger-entry.dto.js';
import type { Loan } from './loan.js';

/** That the ledger of each line is what its entries add up to. */
export async function expectReplayed(loan: Loan): Promise<void> {
  const ledger = await loan.ledger();
  const entries = (await loan.admin.call<LedgerEntryDto[]>('GET', `/ledgers/${loan.applicationId}/entries`)).body;
  for (const line of ledger.lines)
    expect(replay(entries.filter((entry) => entry.additionalBudgetItemId === line.additionalBudgetItemId))).toEqual({
      funded: line.amountFundedToDate,
      payable: line.pendingFunding,
      retained: line.retainageHeld,
      released: line.retainageReleased,
    });
}
