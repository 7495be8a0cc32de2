import { Injectable } from '@nestjs/common';
import { openInspectionStatuses } from '@groundwork/domain-draws';
import type { InspectionCommand, InspectionStatus } from '@groundwork/domain-draws';
import { Database, insertRows, newId, putRows, updateExactly } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { InspectionHistoryEntity } from './inspection-history.entity.js';
import { InspectedLineEntity } from './inspected-line.entity.js';
import { InspectionEntity } from './inspection.entity.js';
import { InspectionReportEntity } from './inspection-report.entity.js';
import { InspectionSettingEntity } from './inspection-setting.entity.js';

/** Who moves an inspection, and when. */
export interface Mover {
  readonly userId: string;
  /** Who did it by a link that the user sent. */
  readonly namedInspector?: string | null;
  readonly at: Date;
}

/** A link moves nothing, and is part of the history. */
export type LinkCommand = 'send link' | 'revoke link';

interface InspectionMove {
  readonly command: InspectionCommand | LinkCommand;
  readonly to: InspectionStatus;
  readonly reason: string | null;
  readonly columns?: Partial<InspectionEntity>;
  readonly by: Mover;
}

/** Most inspections of one list. */
const largestList = 200;

/** Inspections with their reports; every move writes its history row with it. */
@Injectable()
export class InspectionRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<InspectionEntity | null> {
    return this.database.manager.findOneBy(InspectionEntity, { id });
  }

  ofLoan(applicationId: string): Promise<InspectionEntity[]> {
    return this.database.manager.find(InspectionEntity, { where: { applicationId }, order: { id: 'DESC' } });
  }

  /** By their statuses, the oldest first: what waits longest stands on top. */
  inStatuses(statuses: readonly InspectionStatus[]): Promise<InspectionEntity[]> {
    return this.database.manager.find(InspectionEntity, {
      where: { status: In([...statuses]) },
      order: { id: 'ASC' },
      take: largestList,
    });
  }

  /** Whether an inspection for a draw is under way. */
  isOpenFor(drawRequestId: string): Promise<boolean> {
    return this.database.manager.existsBy(InspectionEntity, {
      drawRequestId,
      status: In([...openInspectionStatuses]),
    });
  }

  history(inspectionId: string): Promise<InspectionHistoryEntity[]> {
    return this.database.manager.find(InspectionHistoryEntity, { where: { inspectionId }, order: { id: 'ASC' } });
  }

  reports(inspectionId: string): Promise<InspectionReportEntity[]> {
    return this.database.manager.find(InspectionReportEntity, { where: { inspectionId }, order: { round: 'ASC' } });
  }

  report(id: string): Promise<InspectionReportEntity | null> {
    return this.database.manager.findOneBy(InspectionReportEntity, { id });
  }

  async lastReport({ id, round }: Pick<InspectionEntity, 'id' | 'round'>): Promise<InspectionReportEntity | null> {
    return round === 0 ? null : this.database.manager.findOneBy(InspectionReportEntity, { inspectionId: id, round });
  }

  /** What accepted reports found of the lines of a loan, by line. */
  async inspectedLines(applicationId: string): Promise<Map<string, InspectedLineEntity>> {
    const rows = await this.database.manager.findBy(InspectedLineEntity, { applicationId });
    return new Map(rows.map((row) => [row.id, row]));
  }

  setting(applicationId: string): Promise<InspectionSettingEntity | null> {
    return this.database.manager.findOneBy(InspectionSettingEntity, { id: applicationId });
  }

  async insert(manager: EntityManager, inspection: InspectionEntity): Promise<void> {
    await insertRows(manager, InspectionEntity, [inspection]);
    await this.remember(manager, inspection.id, {
      command: 'request',
      fromStatus: null,
      toStatus: inspection.status,
      reason: inspection.note,
      userId: inspection.requestedBy,
      namedInspector: null,
      happenedAt: inspection.requestedAt,
    });
  }

  /** From the version and status that were read, or not at all: of two who move it at once the second is a conflict. */
  async move(
    manager: EntityManager,
    { id, version, status }: InspectionEntity,
    { command, to, reason, columns = {}, by }: InspectionMove,
  ): Promise<void> {
    await updateExactly(
      manager,
      InspectionEntity,
      { id, version, status },
      { ...columns, status: to, version: version + 1 },
    );
    const { userId, namedInspector = null, at: happenedAt } = by;
    const moved = { command, fromStatus: status, toStatus: to, reason, userId, namedInspector, happenedAt };
    await this.remember(manager, id, moved);
  }

  async insertReport(manager: EntityManager, report: InspectionReportEntity): Promise<void> {
    await insertRows(manager, InspectionReportEntity, [report]);
  }

  async putInspectedLines(manager: EntityManager, lines: readonly InspectedLineEntity[]): Promise<void> {
    await putRows(manager, InspectedLineEntity, lines);
  }

  /** The setting on the version that was read; the first one is new. */
  async saveSetting(manager: EntityManager, setting: InspectionSettingEntity): Promise<void> {
    if (setting.version === 1) return insertRows(manager, InspectionSettingEntity, [setting]);
    const { id, version } = setting;
    await updateExactly(manager, InspectionSettingEntity, { id, version: version - 1 }, { ...setting });
  }

  private async remember(
    manager: EntityManager,
    inspectionId: string,
    row: Omit<InspectionHistoryEntity, 'id' | 'inspectionId'>,
  ): Promise<void> {
    await insertRows(manager, InspectionHistoryEntity, [{ id: newId(), inspectionId, ...row }]);
  }
}
