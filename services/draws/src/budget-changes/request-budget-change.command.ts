import { Inject, Injectable } from '@nestjs/common';
import { budgetChangeErrors, changedLines, changeOf, changeTotals, isContingency } from '@groundwork/domain-draws';
import type { ChangeableLine } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { documentErrors } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import { lineAmounts, LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { BudgetChangeDetails } from './budget-change-details.service.js';
import type { BudgetChangeLineEntity } from './budget-change-line.entity.js';
import type { BudgetChangeDto, RequestBudgetChangeDto } from './budget-change.dto.js';
import type { BudgetChangeEntity } from './budget-change.entity.js';
import { BudgetChangeRepository } from './budget-change.repository.js';
import { changeFacts } from './budget-change.view.js';

type Files = ReadonlyMap<string, KnownFile>;

const changeable = (line: LedgerLineEntity): ChangeableLine => ({
  ...lineAmounts(line),
  isContingency: isContingency(line),
});

/** A borrower asks for a change of the budget, or an administrator enters one. Nothing moves until it is decided. */
@Injectable()
export class RequestBudgetChange {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly changes: BudgetChangeRepository,
    private readonly details: BudgetChangeDetails,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: RequestBudgetChangeDto, files: Files): Promise<BudgetChangeDto> {
    const userId = found(actor.userId, 'The user');
    const ledger = await this.ledgers.find(request.applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    allow(drawsAbility(actor), 'change', subject('Ledger', ledger));
    const budget = new Map(
      (await this.ledgers.lines(request.applicationId)).map((line) => [line.id, changeable(line)]),
    );
    refuseInvalid({
      ...budgetChangeErrors(request, (id) => budget.get(id)),
      ...documentErrors({ ...request, lineItems: [] }, (id) => files.get(id)?.companyId, ledger.companyId),
    });
    const change = this.row(ledger, request, files, {
      requestedBy: userId,
      requestedAs: isAdministrator(actor) ? 'administrator' : 'borrower',
    });
    await this.database.transaction(async (manager) => {
      // Two who ask at once wait for each other: each has a number of its own.
      await this.ledgers.lock(manager, request.applicationId);
      change.number = await this.changes.nextNumber(request.applicationId);
      await this.changes.insert(manager, change, lineRows(change.id, request));
      await this.outbox.add(manager, {
        type: 'budget.change_requested',
        aggregateId: change.id,
        payload: changeFacts(change, ledger.name),
      });
    });
    return this.details.one(change.id);
  }

  private row(
    { applicationId, companyId }: LedgerEntity,
    request: RequestBudgetChangeDto,
    files: Files,
    by: Pick<BudgetChangeEntity, 'requestedBy' | 'requestedAs'>,
  ): BudgetChangeEntity {
    const { kind, lineItems, reason, supportingDocuments } = request;
    const { taken, added } = changeTotals(lineItems);
    const source = kind === 'change_order' ? (request.source ?? null) : null;
    return {
      id: newId(),
      applicationId,
      companyId,
      number: 0,
      kind,
      source,
      sourceName: source === 'other' ? (request.sourceName?.trim() ?? null) : null,
      reason: reason.trim(),
      documents: (supportingDocuments ?? []).map((id) => ({
        fileUploadId: id,
        userFileName: files.get(id)?.userFileName ?? '',
      })),
      takenCents: taken,
      addedCents: added,
      status: 'requested',
      version: 1,
      ...by,
      requestedAt: this.clock.now(),
      decidedBy: null,
      decidedAt: null,
      decisionNote: null,
    };
  }
}

const lineRows = (changeId: string, { lineItems }: RequestBudgetChangeDto): BudgetChangeLineEntity[] =>
  changedLines(lineItems).map((line, position) => ({
    id: newId(),
    changeId,
    ledgerLineId: line.additionalBudgetItemId,
    position,
    amountCents: changeOf(line),
    beforeCents: null,
  }));
