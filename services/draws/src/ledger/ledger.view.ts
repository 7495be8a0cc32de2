import { isContingency, lineCap, loanTotals, progressPercent, ratesOf } from '@groundwork/domain-draws';
import type { LedgerLine, LoanTotals, WithholdingTerms } from '@groundwork/domain-draws';
import type { LoanFacts } from '@groundwork/domain-events';
import type { ActiveLoanDto, LedgerDto, LedgerLineDto } from './ledger.dto.js';
import type { LedgerEntity } from './ledger.entity.js';
import type { LedgerLineEntity } from './ledger-line.entity.js';
import { lineAmounts } from './ledger.repository.js';

function ledgerLineView(line: LedgerLineEntity): LedgerLineDto {
  const amounts = lineAmounts(line);
  return {
    additionalBudgetItemId: line.id,
    propertyId: line.propertyId,
    name: line.name,
    section: line.section,
    sectionIndex: line.sectionIndex,
    index: line.index,
    budgetAmount: amounts.budgetAmount,
    originalAmount: line.budgetCents - line.changesCents,
    changes: line.changesCents,
    isContingency: isContingency(line),
    amountFundedToDate: amounts.amountFundedToDate,
    pending: amounts.pending,
    pendingFunding: amounts.pendingFunding,
    retainageHeld: amounts.retainageHeld,
    retainageReleased: line.releasedCents,
    retainageReleasing: line.releasingCents,
    remaining: amounts.budgetAmount - amounts.amountFundedToDate,
    available: lineCap(amounts),
    capPercent: line.capPercent,
    materialsStored: line.storedCents,
    percentProgress: progressPercent(amounts.amountFundedToDate, amounts.budgetAmount),
  };
}

/** Nothing can be drawn of a loan that was paid off. */
const endedTotals = (totals: LoanTotals, { closedOn }: LedgerEntity): LoanTotals =>
  closedOn === null ? totals : { ...totals, available: 0 };

interface CurrentTerms {
  readonly version: number;
  readonly terms: WithholdingTerms;
}

/** Terms of retainage as they are read, and as a save on another version is answered with. */
export const retainageView = ({ version, terms }: CurrentTerms): LedgerDto['retainage'] => ({
  version,
  ...ratesOf(terms),
});

export const ledgerView = (
  ledger: LedgerEntity,
  lines: readonly LedgerLineEntity[],
  retainage: CurrentTerms,
): LedgerDto => ({
  applicationId: ledger.applicationId,
  companyId: ledger.companyId,
  projectNumber: ledger.projectNumber,
  name: ledger.name,
  loanType: ledger.loanType,
  terms: ledger.terms,
  ...endedTotals(loanTotals(lines.map(lineAmounts), ledger.commitmentCents), ledger),
  closedOn: ledger.closedOn,
  retainage: retainageView(retainage),
  properties: ledger.properties,
  lines: lines.map(ledgerLineView),
});

/** A loan of My Portfolio; `amounts` are the sums of its lines. */
export const activeLoanView = (ledger: LedgerEntity, amounts: LedgerLine): ActiveLoanDto => ({
  applicationId: ledger.applicationId,
  projectNumber: ledger.projectNumber,
  name: ledger.name,
  loanType: ledger.loanType,
  properties: ledger.properties,
  terms: ledger.terms,
  ...endedTotals(loanTotals([amounts], ledger.commitmentCents), ledger),
  closedOn: ledger.closedOn,
});

/** A loan as events name it; `borrowerId` is who asked for what the event is about. */
export const loanFacts = (
  { applicationId, companyId, name, projectNumber }: LedgerEntity,
  borrowerId: string,
): LoanFacts => ({
  applicationId,
  companyId,
  name,
  ...(projectNumber === null ? {} : { projectNumber }),
  borrowerId,
});
