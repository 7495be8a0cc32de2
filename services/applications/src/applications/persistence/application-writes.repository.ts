import { Inject, Injectable } from '@nestjs/common';
import { applicationTitle, areConditionsAgreed, conditionChanges, sortText } from '@groundwork/domain-applications';
import type { HistoryEvent, HistoryNote } from '@groundwork/domain-applications';
import { merged } from '@groundwork/domain-records';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId, updateExactly } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { computedOf } from '../domain/application-facts.js';
import { stageColumns } from '../stored-stage.js';
import { changedConditions } from '../domain/loan-decision.js';
import type { ApplicationRecord } from '../domain/application-record.js';
import { ApplicationEntity } from './application.entity.js';
import { ApplicationHistoryEntity } from './application-history.entity.js';
import { HistoryNotesRepository } from './history-notes.repository.js';
import { ConstructionOverseerEntity } from './construction-overseer.entity.js';
import { PropertyRepository } from './property.repository.js';
import { SearchWordsRepository } from './search-words.repository.js';

export interface Change {
  readonly command: HistoryEvent;
  readonly actor: Actor;
  readonly reason?: string | null;
  /** Why conditions change that were agreed on. */
  readonly conditionsReason?: string | null | undefined;
}

function filledLists({ properties, constructionOverseers }: ApplicationRecord): string {
  return [
    ...(properties.some((property) => property.units.length > 0) ? ['units'] : []),
    ...(properties.some((property) => property.floorPlans.length > 0) ? ['floorPlans'] : []),
    ...(constructionOverseers.length > 0 ? ['overseers'] : []),
  ].join(',');
}

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/**
 * Writes an application with its properties, what is computed from them and its history row, all in the caller's
 * transaction. A save that was based on another version meets no row and is a conflict.
 */
@Injectable()
export class ApplicationWritesRepository {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly properties: PropertyRepository,
    private readonly notes: HistoryNotesRepository,
    private readonly words: SearchWordsRepository,
  ) {}

  async insert(manager: EntityManager, application: ApplicationRecord, change: Change): Promise<ApplicationRecord> {
    const row = this.completed(application);
    const fixed = {
      id: row.id,
      projectNumber: row.projectNumber,
      companyId: row.companyId,
      userId: row.userId,
      termSheetAgreementTime: null,
      termSheetFigures: null,
      createdAt: new Date(row.createdAt),
      ledgerOpenedAt: null,
    };
    const company = await this.words.company(manager, row.companyId);
    await insertRows(manager, ApplicationEntity, [{ ...this.columns(undefined, row), ...fixed, ...company }]);
    await this.words.write(manager, undefined, row);
    await this.properties.write(manager, row.id, [], row.properties);
    await this.overseers(manager, row.id, [], row.constructionOverseers);
    await this.history(manager, undefined, row, change);
    return row;
  }

  async update(
    manager: EntityManager,
    before: ApplicationRecord,
    after: ApplicationRecord,
    change: Change,
  ): Promise<ApplicationRecord> {
    const row = this.completed({ ...after, version: before.version + 1 });
    await updateExactly(
      manager,
      ApplicationEntity,
      { id: before.id, version: before.version },
      this.columns(before, row),
    );
    await this.properties.write(manager, row.id, before.properties, row.properties);
    await this.overseers(manager, row.id, before.constructionOverseers, row.constructionOverseers);
    await this.history(manager, before, row, change);
    await this.conditions(manager, before, row, change);
    await this.words.write(manager, before, row);
    return row;
  }

  private completed(application: ApplicationRecord): ApplicationRecord {
    const updatedAt = this.clock.now().toISOString();
    return merged(application, { ...computedOf(application), filledLists: filledLists(application), updatedAt });
  }

  private columns(before: ApplicationRecord | undefined, row: ApplicationRecord) {
    return {
      status: row.status,
      ...stageColumns(before, row, new Date(row.updatedAt)),
      amount: row.terms?.amount ?? row.details.requestedLoanAmount ?? null,
      version: row.version,
      round: row.round,
      name: row.name,
      loanType: row.loanType,
      propertyType: row.propertyType,
      intendedPurpose: row.intendedPurpose,
      numberApplyingFor: row.numberApplyingFor,
      lineOfCredit: row.lineOfCredit,
      sectionComplete: row.sectionComplete,
      percentageComplete: row.percentageComplete,
      itemsNeeded: row.itemsNeeded,
      rejectedSteps: row.rejectedSteps,
      sortName: sortText(applicationTitle({ ...row, street: row.properties[0]?.street })),
      creditApproverId: row.details.creditApproverId ?? null,
      firstStreet: row.properties[0]?.street || null,
      filledLists: row.filledLists,
      details: row.details,
      updatedAt: new Date(row.updatedAt),
      submittedAt: instant(row.submittedAt),
      awaitingAt: instant(row.awaitingAt),
      closingAt: instant(row.closingAt),
      approvedAt: instant(row.approvedAt),
      decidedAt: instant(row.decidedAt),
      decidedBy: row.decidedBy,
      terms: row.terms,
      supervision: row.supervision,
    };
  }

  private async overseers(
    manager: EntityManager,
    applicationId: string,
    before: ApplicationRecord['constructionOverseers'],
    after: ApplicationRecord['constructionOverseers'],
  ): Promise<void> {
    if (before === after || (before.length === 0 && after.length === 0)) return;
    if (before.length > 0) await manager.delete(ConstructionOverseerEntity, { applicationId });
    const rows = after.map((overseer) => ({
      id: overseer.id,
      applicationId,
      overseeingPersonId: overseer.overseeingPersonId,
    }));
    await insertRows(manager, ConstructionOverseerEntity, rows);
  }

  private async history(
    manager: EntityManager,
    before: ApplicationRecord | undefined,
    row: ApplicationRecord,
    { command, actor, reason }: Change,
  ): Promise<void> {
    const comments = row.details.rejectionComments ?? [];
    const entry = {
      id: newId(),
      applicationId: row.id,
      // Who gets it back closes a round; who sends it off writes in the new one.
      round: row.status === 'in_progress' ? (before?.round ?? row.round) : row.round,
      version: row.version,
      command,
      fromStatus: before?.status ?? null,
      toStatus: row.status,
      userId: actor.userId ?? null,
      role: actor.role,
      at: new Date(row.updatedAt),
      subject: null,
      reason: reason || null,
      rejectionComments: row.status === 'rejected' && comments.length > 0 ? comments : null,
    };
    await insertRows(manager, ApplicationHistoryEntity, [entry]);
  }

  /** The conditions that were ticked off by this write, those that are open again, and what changed of those that were agreed on. */
  private async conditions(
    manager: EntityManager,
    before: ApplicationRecord,
    row: ApplicationRecord,
    { actor: { userId, role }, conditionsReason }: Change,
  ): Promise<void> {
    const by = { userId: userId ?? null, role, at: new Date(row.updatedAt) };
    const [earlier, now] = [before.details.approvalConditions, row.details.approvalConditions];
    const { ticked, reopened } = changedConditions(earlier, now);
    const { added, removed, reworded } = conditionChanges(earlier, areConditionsAgreed(before.status) ? now : earlier);
    const note = (command: HistoryNote, reason?: string | null) => (subject: string) => ({
      ...by,
      command,
      subject,
      ...(reason ? { reason: reason.trim() } : {}),
    });
    await this.notes.add(manager, row, [
      ...added.map(note('conditionAdded', conditionsReason)),
      ...removed.map(note('conditionRemoved', conditionsReason)),
      ...reworded.map(note('conditionReworded', conditionsReason)),
      ...ticked.map(note('conditionTicked')),
      ...reopened.map(note('conditionReopened')),
    ]);
  }
}
