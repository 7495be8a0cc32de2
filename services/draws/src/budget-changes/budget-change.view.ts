import type { EventPayloads } from '@groundwork/domain-events';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import type { BudgetChangeLineEntity } from './budget-change-line.entity.js';
import type { BudgetChangeDto } from './budget-change.dto.js';
import type { BudgetChangeEntity } from './budget-change.entity.js';

export const budgetChangeView = (
  change: BudgetChangeEntity,
  lines: readonly BudgetChangeLineEntity[],
  budget: ReadonlyMap<string, LedgerLineEntity>,
): BudgetChangeDto => ({
  id: change.id,
  applicationId: change.applicationId,
  number: change.number,
  kind: change.kind,
  source: change.source,
  sourceName: change.sourceName,
  reason: change.reason,
  supportingDocuments: change.documents,
  net: change.addedCents - change.takenCents,
  added: change.addedCents,
  status: change.status,
  version: change.version,
  requestedBy: change.requestedBy,
  requestedAs: change.requestedAs,
  requestedAt: change.requestedAt.toISOString(),
  decidedBy: change.decidedBy,
  decidedAt: change.decidedAt?.toISOString() ?? null,
  decisionNote: change.decisionNote,
  lineItems: lines.map((line) => ({
    additionalBudgetItemId: line.ledgerLineId,
    name: budget.get(line.ledgerLineId)?.name ?? line.newName ?? '',
    section: budget.get(line.ledgerLineId)?.section ?? line.newSection ?? '',
    isNew: line.newName !== null,
    amount: line.amountCents,
    before: line.beforeCents,
  })),
});

/** What a change moves or adds, whole cents. */
export const movedBy = ({ addedCents, takenCents }: Pick<BudgetChangeEntity, 'addedCents' | 'takenCents'>): number =>
  Math.max(addedCents, takenCents);

/** What events tell of a change of a loan. */
export const changeFacts = (
  change: BudgetChangeEntity,
  { name, userId }: LedgerEntity,
): EventPayloads['budget.change_requested'] => ({
  changeId: change.id,
  applicationId: change.applicationId,
  companyId: change.companyId,
  name,
  number: change.number,
  amount: movedBy(change),
  requestedBy: change.requestedBy,
  requestedAs: change.requestedAs,
  borrowerId: userId,
});
