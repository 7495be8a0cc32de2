import { Injectable } from '@nestjs/common';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { Database } from '@groundwork/server-data';
import { In } from 'typeorm';
import { Ledger } from '../../ledger/persistence/ledger.entity.js';
import { LedgerLine } from '../../ledger/persistence/ledger-line.entity.js';
import type { DrawRequestDto, DrawLineDto } from '../draw-requests.dto.js';
import { DrawLine } from './draw-line.entity.js';
import { DrawRequest } from './draw-request.entity.js';

export interface DrawFilter {
  readonly statusId?: DrawStatusId | undefined;
  readonly companyIds?: readonly string[] | undefined;
  readonly applicationId?: string | undefined;
  /** Only what was requested before this draw. */
  readonly before?: string | undefined;
  readonly limit: number;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const decisionOf = (row: DrawRequest | DrawLine) => ({
  rejectReason: row.rejectReason,
  rejectedBy: row.rejectedBy,
  rejectDate: iso(row.rejectDate),
  acceptedBy: row.acceptedBy,
  acceptDate: iso(row.acceptDate),
});

@Injectable()
export class DrawRequestRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<DrawRequest | null> {
    return this.database.manager.findOneBy(DrawRequest, { id });
  }

  async findByLine(lineId: string): Promise<DrawRequest | null> {
    const line = await this.database.manager.findOne(DrawLine, {
      where: { id: lineId },
      select: { id: true, drawRequestId: true },
    });
    return line && this.find(line.drawRequestId);
  }

  lines(drawRequestId: string): Promise<DrawLine[]> {
    return this.database.manager.find(DrawLine, { where: { drawRequestId }, order: { position: 'ASC' } });
  }

  async signatureOf(id: string): Promise<string | undefined> {
    const row = await this.database.manager.findOne(DrawRequest, {
      where: { id },
      select: { id: true, certifySignature: true },
    });
    return row?.certifySignature;
  }

  /** Newest first. Ids are made in the order of time, so they are the cursor as well. */
  list(filter: DrawFilter): Promise<DrawRequest[]> {
    const query = this.database.manager
      .createQueryBuilder(DrawRequest, 'draw')
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
      .createQueryBuilder(DrawRequest, 'draw')
      .select('draw.statusId', 'statusId')
      .addSelect('COUNT(*)', 'count')
      .groupBy('draw.statusId');
    if (companyIds) query.where('draw.companyId IN (:...companyIds)', { companyIds: [...companyIds] });
    const rows = await query.getRawMany<{ statusId: number; count: string }>();
    return new Map(rows.map((row) => [Number(row.statusId), Number(row.count)]));
  }

  /** The wire form of draws with their lines, the names of budget lines and of the loan: three reads however many there are. */
  async present(draws: readonly DrawRequest[]): Promise<DrawRequestDto[]> {
    if (draws.length === 0) return [];
    const manager = this.database.manager;
    const lines = await manager.find(DrawLine, {
      where: { drawRequestId: In(draws.map((draw) => draw.id)) },
      order: { drawRequestId: 'ASC', position: 'ASC' },
    });
    const items = await manager.findBy(LedgerLine, { id: In([...new Set(lines.map((line) => line.budgetItemId))]) });
    const ledgers = await manager.find(Ledger, {
      where: { applicationId: In([...new Set(draws.map((draw) => draw.applicationId))]) },
      select: { applicationId: true, name: true },
    });
    const itemById = new Map(items.map((item) => [item.id, item]));
    const nameByApplication = new Map(ledgers.map((ledger) => [ledger.applicationId, ledger.name]));
    return draws.map((draw) => ({
      id: draw.id,
      applicationId: draw.applicationId,
      applicationName: nameByApplication.get(draw.applicationId) ?? '',
      companyId: draw.companyId,
      userId: draw.userId,
      statusId: draw.statusId,
      requestedAmount: draw.requestedCents,
      certifySignatureDate: draw.certifySignatureDate.toISOString(),
      createdAt: draw.createdAt.toISOString(),
      version: draw.version,
      ...decisionOf(draw),
      lineItems: lines
        .filter((line) => line.drawRequestId === draw.id)
        .map((line) => presentLine(line, itemById.get(line.budgetItemId))),
    }));
  }
}

function presentLine(line: DrawLine, item: LedgerLine | undefined): DrawLineDto {
  return {
    id: line.id,
    additionalBudgetItemId: line.budgetItemId,
    additionalBudgetItem: {
      id: line.budgetItemId,
      name: item?.name ?? '',
      section: item?.section ?? '',
      propertyId: item?.propertyId ?? '',
      budgetAmount: item?.budgetCents ?? 0,
      amountFundedToDate: item?.fundedCents ?? 0,
    },
    requestedAmount: line.requestedCents,
    statusId: line.statusId,
    supportingDocuments: line.documents,
    ...decisionOf(line),
  };
}
