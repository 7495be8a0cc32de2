import { changedAmounts, changedLines, changeMoney, changeOf, changeTotals } from '@groundwork/domain-draws';
import { newId } from '@groundwork/server-data';
import { namedDocuments } from '../draw-requests/index.js';
import type { FileNames } from '../draw-requests/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { BudgetChangeLineEntity } from './budget-change-line.entity.js';
import type { RequestBudgetChangeDto } from './budget-change.dto.js';
import type { BudgetChangeEntity } from './budget-change.entity.js';

/** Who asks, for which side, and when. */
type Requester = Pick<BudgetChangeEntity, 'requestedBy' | 'requestedAs' | 'requestedAt'>;

/** The row of a change as it is asked for; its number is given while the loan is held. */
export function requestedChange(
  { applicationId, companyId }: LedgerEntity,
  request: RequestBudgetChangeDto,
  names: FileNames,
  by: Requester,
): Omit<BudgetChangeEntity, 'number'> {
  const { taken, added } = changeTotals(changedAmounts(request));
  return {
    id: newId(),
    applicationId,
    companyId,
    kind: request.kind,
    ...changeMoney(request),
    reason: request.reason.trim(),
    documents: namedDocuments(request.supportingDocuments, names),
    takenCents: taken,
    addedCents: added,
    status: 'requested',
    version: 1,
    ...by,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
  };
}

/** The rows of the lines that a change says something of, in their order. */
export const requestedLines = (
  changeId: string,
  { lineItems, newLines }: Pick<RequestBudgetChangeDto, 'lineItems' | 'newLines'>,
): BudgetChangeLineEntity[] => [
  ...changedLines(lineItems).map((line, position) => ({
    id: newId(),
    changeId,
    ledgerLineId: line.additionalBudgetItemId,
    position,
    newName: null,
    newSection: null,
    newPropertyId: null,
    amountCents: changeOf(line),
    beforeCents: null,
  })),
  ...(newLines ?? []).map((line, at) => ({
    id: newId(),
    changeId,
    ledgerLineId: newId(),
    position: lineItems.length + at,
    newName: line.name.trim(),
    newSection: line.section.trim(),
    newPropertyId: line.propertyId,
    amountCents: line.amount,
    beforeCents: null,
  })),
];
