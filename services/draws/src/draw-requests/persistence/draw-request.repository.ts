import { Injectable } from '@nestjs/common';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { Database, newId, updateExactly } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Move } from '../domain/decision.js';
import { decisionColumns } from './decision-columns.js';
import type { Decider } from './decision-columns.js';
import { DrawHistoryEntity } from './draw-history.entity.js';
import { DrawLineEntity } from './draw-line.entity.js';
import { DrawRequestEntity } from './draw-request.entity.js';

export interface DrawFilter {
  readonly statusId?: DrawStatusId | undefined;
  readonly companyIds?: readonly string[] | undefined;
  readonly applicationId?: string | undefined;
  /** Only what was requested before this draw. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Rows of one INSERT: engines bound the number of parameters of a statement. */
const batch = 100;

/** Draw requests with their lines; every move of either writes its history row with it. */
@Injectable()
export class DrawRequestRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<DrawRequestEntity | null> {
    return this.database.manager.findOneBy(DrawRequestEntity, { id });
  }

  findWithSignature(id: string): Promise<DrawRequestEntity | null> {
    return this.database.manager
      .createQueryBuilder(DrawRequestEntity, 'draw')
      .addSelect('draw.certifySignature')
      .where('draw.id = :id', { id })
      .getOne();
  }

  async findByLine(lineId: string): Promise<DrawRequestEntity | null> {
    const line = await this.database.manager.findOne(DrawLineEntity, {
      where: { id: lineId },
      select: { id: true, drawRequestId: true },
    });
    return line && this.find(line.drawRequestId);
  }

  lines(drawRequestId: string): Promise<DrawLineEntity[]> {
    return this.database.manager.find(DrawLineEntity, { where: { drawRequestId }, order: { position: 'ASC' } });
  }

  /** The lines of several draws, each draw's in their order. */
  linesOf(drawRequestIds: readonly string[]): Promise<DrawLineEntity[]> {
    return this.database.manager.find(DrawLineEntity, {
      where: { drawRequestId: In([...drawRequestIds]) },
      order: { drawRequestId: 'ASC', position: 'ASC' },
    });
  }

  /** Newest first. Ids are made in the order of time, so they are the cursor as well. */
  list(filter: DrawFilter): Promise<DrawRequestEntity[]> {
    const query = this.database.manager
      .createQueryBuilder(DrawRequestEntity, 'draw')
      .orderBy('draw.id', 'DESC')
      .limit(filter.limit);
    if (filter.statusId !== undefined) query.andWhere('draw.statusId = :statusId', { statusId: filter.statusId });
    if (filter.companyIds) query.andWhere('draw.companyId IN (:...companyIds)', { companyIds: [...filter.companyIds] });
    if (filter.applicationId)
      query.andWhere('draw.applicationId = :applicationId', { applicationId: filter.applicationId });
    if (filter.before) query.andWhere('draw.id < :before', { before: filter.before });
    return query.getMany();
  }

  async countsByStatus(companyIds: readonly string[] | undefined): Promise<Map<number, number>> {
    if (companyIds?.length === 0) return new Map();
    const query = this.database.manager
      .createQueryBuilder(DrawRequestEntity, 'draw')
      .select('draw.statusId', 'statusId')
      .addSelect('COUNT(*)', 'count')
      .groupBy('draw.statusId');
    if (companyIds) query.where('draw.companyId IN (:...companyIds)', { companyIds: [...companyIds] });
    const rows = await query.getRawMany<{ statusId: number; count: string }>();
    return new Map(rows.map((row) => [Number(row.statusId), Number(row.count)]));
  }

  async insert(manager: EntityManager, draw: DrawRequestEntity, lines: readonly DrawLineEntity[]): Promise<void> {
    await manager.insert(DrawRequestEntity, draw);
    for (let at = 0; at < lines.length; at += batch) await manager.insert(DrawLineEntity, lines.slice(at, at + batch));
    await manager.insert(DrawHistoryEntity, {
      id: newId(),
      drawRequestId: draw.id,
      drawLineId: null,
      command: 'request',
      fromStatusId: null,
      toStatusId: draw.statusId,
      reason: null,
      userId: draw.userId,
      happenedAt: draw.createdAt,
    });
  }

  /** The version in the condition makes this the gate: of two decisions on the same state the second is a conflict. */
  async moveDraw(
    manager: EntityManager,
    draw: Pick<DrawRequestEntity, 'id' | 'version' | 'statusId'>,
    { statusId, reason, by }: { statusId: DrawStatusId; reason: string | null; by: Decider },
  ): Promise<void> {
    await updateExactly(
      manager,
      DrawRequestEntity,
      { id: draw.id, version: draw.version },
      { version: draw.version + 1, statusId, ...decisionColumns(statusId, reason, by) },
    );
    if (statusId === draw.statusId) return;
    await manager.insert(DrawHistoryEntity, {
      id: newId(),
      drawRequestId: draw.id,
      drawLineId: null,
      command: 'decide',
      fromStatusId: draw.statusId,
      toStatusId: statusId,
      reason,
      userId: by.userId,
      happenedAt: by.at,
    });
  }

  /** A line moves from the status that the decision was made on, or not at all. */
  async moveLine(
    manager: EntityManager,
    { line, command, to, reason }: Move<DrawLineEntity>,
    by: Decider,
  ): Promise<void> {
    await updateExactly(
      manager,
      DrawLineEntity,
      { id: line.id, statusId: line.statusId },
      { statusId: to, ...decisionColumns(to, reason, by) },
    );
    await manager.insert(DrawHistoryEntity, {
      id: newId(),
      drawRequestId: line.drawRequestId,
      drawLineId: line.id,
      command,
      fromStatusId: line.statusId,
      toStatusId: to,
      reason,
      userId: by.userId,
      happenedAt: by.at,
    });
  }
}
