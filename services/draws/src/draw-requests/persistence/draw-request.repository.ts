import { Injectable } from '@nestjs/common';
import { drawPlace, drawStatus } from '@groundwork/domain-draws';
import type { DrawPlaceId, DrawStage, DrawStatusId, StageCommand } from '@groundwork/domain-draws';
import { Database, marks, updateExactly } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { In, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Move } from '../domain/decision.js';
import { decisionColumns } from './decision-columns.js';
import type { Decider } from './decision-columns.js';
import { addToHistory } from './draw-history.js';
import { DrawLineEntity } from './draw-line.entity.js';
import { DrawRequestEntity } from './draw-request.entity.js';
import { DrawSubmissionEntity } from './draw-submission.entity.js';

/** The stages of a draw that came back. */
type EndedStage = Exclude<DrawStage, 'submitted'>;

/** Approved money of a draw that no funding pays. */
export interface PendingFunding {
  readonly drawRequestId: string;
  readonly amount: number;
  readonly lines: number;
}

export interface DrawFilter {
  readonly statusId?: DrawStatusId | undefined;
  readonly places?: readonly DrawPlaceId[] | undefined;
  /** Only what lies with the lender. */
  readonly submitted?: boolean | undefined;
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
      select: { drawRequestId: true },
    });
    return line && this.find(line.drawRequestId);
  }

  /** The lines of its latest submission. */
  lines({ id, round }: Pick<DrawRequestEntity, 'id' | 'round'>): Promise<DrawLineEntity[]> {
    return this.database.manager.find(DrawLineEntity, {
      where: { drawRequestId: id, round },
      order: { position: 'ASC' },
    });
  }

  /** The lines of several draws, of every submission, each draw's in their order. */
  linesOf(drawRequestIds: readonly string[]): Promise<DrawLineEntity[]> {
    return this.database.manager.find(DrawLineEntity, {
      where: { drawRequestId: In([...drawRequestIds]) },
      order: { drawRequestId: 'ASC', round: 'ASC', position: 'ASC' },
    });
  }

  /** Newest first. Ids are made in the order of time, so they are the cursor as well. */
  list(filter: DrawFilter): Promise<DrawRequestEntity[]> {
    const query = this.database.manager
      .createQueryBuilder(DrawRequestEntity, 'draw')
      .orderBy('draw.id', 'DESC')
      .limit(filter.limit);
    if (filter.submitted) query.andWhere(`draw.stage = 'submitted'`);
    if (filter.places) query.andWhere('draw.place IN (:...places)', { places: [...filter.places] });
    if (filter.statusId !== undefined) query.andWhere('draw.statusId = :statusId', { statusId: filter.statusId });
    if (filter.companyIds) query.andWhere('draw.companyId IN (:...companyIds)', { companyIds: [...filter.companyIds] });
    if (filter.applicationId)
      query.andWhere('draw.applicationId = :applicationId', { applicationId: filter.applicationId });
    if (filter.before) query.andWhere('draw.id < :before', { before: filter.before });
    return query.getMany();
  }

  /** How many draws lie with the lender at each place, counted no further than `bound`: along the index (stage, place, id). */
  async countsByPlace(bound: number): Promise<Map<DrawPlaceId, number>> {
    const places = Object.values(drawPlace);
    const ofPlace = `SELECT COUNT(*) AS count, ? AS place FROM (SELECT id FROM draw_request WHERE stage = 'submitted' AND place = ? LIMIT ${bound}) AS met`;
    const rows = await this.database.rows<{ place: number | string; count: number | string }>(
      places.map(() => ofPlace).join(' UNION ALL '),
      places.flatMap((place) => [place, place]),
    );
    return new Map(rows.map(({ place, count }) => [Number(place) as DrawPlaceId, Number(count)]));
  }

  /** How many draws lie with the lender, by status, counted no further than `bound`: along an index that begins so. */
  async counts(companyIds: readonly string[] | undefined, bound: number): Promise<Map<number, number>> {
    if (companyIds?.length === 0) return new Map();
    const statuses = Object.values(drawStatus);
    const ofCompanies = companyIds ? ` AND company_id IN (${marks(companyIds.length)})` : '';
    const ofStatus = `SELECT COUNT(*) AS count, ? AS status FROM (SELECT id FROM draw_request WHERE stage = 'submitted' AND status_id = ?${ofCompanies} LIMIT ${bound}) AS met`;
    const rows = await this.database.rows<{ status: number | string; count: number | string }>(
      statuses.map(() => ofStatus).join(' UNION ALL '),
      statuses.flatMap((status) => [status, status, ...(companyIds ?? [])]),
    );
    return new Map(rows.map(({ status, count }) => [Number(status), Number(count)]));
  }

  async insert(manager: EntityManager, draw: DrawRequestEntity): Promise<void> {
    await manager.insert(DrawRequestEntity, draw);
  }

  /** One that came back is submitted again: from the stage and version that were read, or not at all. */
  async resubmit(
    manager: EntityManager,
    { id, version, stage }: DrawRequestEntity,
    columns: Partial<DrawRequestEntity>,
  ): Promise<void> {
    await updateExactly(manager, DrawRequestEntity, { id, version, stage }, { ...columns, version: version + 1 });
  }

  /** Keeps a submission: its lines, what was signed, and the first row of its history. */
  async insertSubmission(
    manager: EntityManager,
    draw: DrawRequestEntity,
    lines: readonly DrawLineEntity[],
    submission: DrawSubmissionEntity,
  ): Promise<void> {
    await manager.insert(DrawSubmissionEntity, submission);
    for (let at = 0; at < lines.length; at += batch) await manager.insert(DrawLineEntity, lines.slice(at, at + batch));
    const by = { userId: draw.userId, at: submission.submittedAt };
    await addToHistory(manager, { drawRequestId: draw.id, command: 'request', from: null, to: draw.statusId, by });
  }

  /** The version in the condition makes this the gate: of two decisions on the same state the second is a conflict. */
  async moveDraw(
    manager: EntityManager,
    draw: Pick<DrawRequestEntity, 'id' | 'version' | 'statusId'>,
    { statusId, place, reason, by }: { statusId: DrawStatusId; place: DrawPlaceId; reason: string | null; by: Decider },
  ): Promise<void> {
    await updateExactly(
      manager,
      DrawRequestEntity,
      { id: draw.id, version: draw.version },
      { version: draw.version + 1, statusId, place, ...decisionColumns(statusId, reason, by) },
    );
    if (statusId === draw.statusId) return;
    const moved = { command: 'decide', from: draw.statusId, to: statusId };
    await addToHistory(manager, { drawRequestId: draw.id, ...moved, reason, by });
  }

  /** A line moves from the status that the decision was made on, or not at all. */
  async moveLine(
    manager: EntityManager,
    { line, command, to, reason, approvedAmount, reductionReason }: Move<DrawLineEntity>,
    withheld: number,
    by: Decider,
  ): Promise<void> {
    await updateExactly(
      manager,
      DrawLineEntity,
      { id: line.id, statusId: line.statusId },
      {
        statusId: to,
        approvedCents: approvedAmount,
        retainedCents: approvedAmount === null ? null : withheld,
        reductionReason,
        ...decisionColumns(to, reason, by),
      },
    );
    await addToHistory(manager, {
      drawRequestId: line.drawRequestId,
      drawLineId: line.id,
      command,
      from: line.statusId,
      to,
      reason: reason ?? reductionReason,
      by,
    });
  }

  /** Approved lines become those of a funding: all of them, or another one was first. */
  async putIntoFunding(manager: EntityManager, lines: readonly DrawLineEntity[], fundingId: string): Promise<void> {
    const ids = lines.map((line) => line.id);
    const result = await manager.update(DrawLineEntity, { id: In(ids), fundingId: IsNull() }, { fundingId });
    if (result.affected !== ids.length) throw new Problem('state.version_conflict');
  }

  /** The lines of a funding that ended wait for another one. */
  async takeOutOfFunding(manager: EntityManager, fundingId: string): Promise<void> {
    await manager.update(DrawLineEntity, { fundingId }, { fundingId: null });
  }

  /** Draws with approved lines that no funding pays, the oldest approval first; sums in whole cents. */
  async pendingFunding(): Promise<PendingFunding[]> {
    const rows = await this.database.manager
      .createQueryBuilder(DrawLineEntity, 'line')
      .innerJoin(DrawRequestEntity, 'draw', 'draw.id = line.drawRequestId')
      .select('draw.id', 'drawRequestId')
      .addSelect('SUM(line.approvedCents - line.retainedCents)', 'amount')
      .addSelect('COUNT(*)', 'lines')
      .where('line.statusId = :approved AND line.fundingId IS NULL', { approved: drawStatus.approved })
      .andWhere('line.approvedCents > line.retainedCents')
      .groupBy('draw.id')
      .orderBy('MIN(line.acceptDate)')
      .getRawMany<Record<keyof PendingFunding, string>>();
    return rows.map(({ drawRequestId, amount, lines }) => ({
      drawRequestId,
      amount: Number(amount),
      lines: Number(lines),
    }));
  }

  /** Draws by their ids, in no order. */
  byIds(ids: readonly string[]): Promise<DrawRequestEntity[]> {
    return this.database.manager.findBy(DrawRequestEntity, { id: In([...ids]) });
  }

  /** The submission of now ends: the draw goes back to the borrower, from the version that was read or not at all. */
  async endSubmission(
    manager: EntityManager,
    draw: DrawRequestEntity,
    { stage, command, reason, by }: { stage: EndedStage; command: StageCommand; reason: string | null; by: Decider },
  ): Promise<void> {
    const { id, version, round, statusId } = draw;
    await updateExactly(
      manager,
      DrawRequestEntity,
      { id, version, stage: draw.stage },
      { version: version + 1, stage },
    );
    await updateExactly(
      manager,
      DrawSubmissionEntity,
      { drawRequestId: id, round },
      { endedAs: stage, endedReason: reason, endedBy: by.userId, endedAt: by.at },
    );
    await addToHistory(manager, { drawRequestId: id, command, to: statusId, reason, by });
  }

  /** Every submission of a draw, the first one first; without the budgets that they were made upon. */
  submissions(drawRequestId: string): Promise<DrawSubmissionEntity[]> {
    return this.database.manager.find(DrawSubmissionEntity, { where: { drawRequestId }, order: { round: 'ASC' } });
  }

  /** The budget that a submission was made upon, and the terms of retainage of that moment. */
  scheduleOf({
    id,
    round,
  }: Pick<DrawRequestEntity, 'id' | 'round'>): Promise<Pick<DrawSubmissionEntity, 'schedule' | 'retainage'> | null> {
    return this.database.manager.findOne(DrawSubmissionEntity, {
      select: { schedule: true, retainage: true },
      where: { drawRequestId: id, round },
    });
  }
}
