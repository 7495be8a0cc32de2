import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@groundwork/domain-events';
import { addCents } from '@groundwork/domain-money';
import { displayDay } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { newId } from '@groundwork/server-data';
import { Inbox, Outbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LedgerEntity } from './ledger.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger-line.entity.js';
import { LoanWords } from './loan-words.service.js';

/** Rows of one INSERT: engines bound the number of parameters of a statement. */
const batch = 100;

/** The approval of an application opens its ledger from the budget that was approved. */
@Injectable()
export class OpenLedgerHandler implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(Outbox) private readonly outbox: Outbox,
    private readonly words: LoanWords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.inbox.on('application.approved', 'open-ledger', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, { payload }: EventEnvelope<'application.approved'>): Promise<void> {
    const { applicationId, companyId, userId, name, loanType, projectNumber = null, terms = null } = payload;
    // A ledger holds money that may be drawn already: a later approval of the same application must not open it anew.
    if (await manager.existsBy(LedgerEntity, { applicationId })) return;
    const properties = payload.properties.map(({ lines: _lines, ...property }) => property);
    const lines = payload.properties.flatMap(({ propertyId, lines: approved }) =>
      approved.map((line) => ({
        id: line.budgetItemId,
        applicationId,
        propertyId,
        name: line.name,
        section: line.section,
        sectionIndex: line.sectionIndex,
        index: line.index,
        type: line.type ?? null,
        budgetCents: line.budgetAmount,
        changesCents: 0,
        fundedCents: line.amountFundedToDate,
        pendingCents: 0,
        payableCents: 0,
        retainedCents: 0,
        releasingCents: 0,
        releasedCents: 0,
        storedCents: 0,
      })),
    );
    const openedAt = this.clock.now();
    const budget = addCents(lines.map((line) => line.budgetCents));
    await manager.insert(LedgerEntity, {
      applicationId,
      companyId,
      userId,
      name,
      projectNumber,
      contractor: payload.contractor ?? null,
      loanType,
      properties,
      commitmentCents: terms ? terms.amount : budget,
      heldCents: addCents(lines.map((line) => line.fundedCents)),
      terms,
      interestFrom: terms && displayDay(openedAt),
      closedOn: null,
      openedAt,
    });
    await this.words.write(manager, [{ applicationId, projectNumber, name }]);
    for (let at = 0; at < lines.length; at += batch)
      await manager.insert(LedgerLineEntity, lines.slice(at, at + batch));
    const opened = lines.filter((line) => line.fundedCents !== 0);
    for (let at = 0; at < opened.length; at += batch)
      await manager.insert(
        LedgerEntryEntity,
        opened.slice(at, at + batch).map((line) => this.opening(line, userId)),
      );
    await this.outbox.add(manager, {
      type: 'ledger.opened',
      aggregateId: applicationId,
      payload: { applicationId, companyId, total: terms ? terms.amount : budget },
    });
  }

  /** What was funded of a line before this portal had the loan. */
  private opening(line: { id: string; applicationId: string; fundedCents: number }, userId: string): LedgerEntryEntity {
    return {
      id: newId(),
      applicationId: line.applicationId,
      ledgerLineId: line.id,
      drawLineId: null,
      fundingId: null,
      effectiveOn: null,
      kind: 'opening',
      amountCents: line.fundedCents,
      reason: null,
      userId,
      happenedAt: this.clock.now(),
    };
  }
}
