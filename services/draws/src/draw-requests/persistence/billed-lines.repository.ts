import { Injectable } from '@nestjs/common';
import { drawStatus } from '@groundwork/domain-draws';
import { Database } from '@groundwork/server-data';
import { DrawLineEntity } from './draw-line.entity.js';
import type { DrawRequestEntity } from './draw-request.entity.js';
import { DrawRequestRepository } from './draw-request.repository.js';

/** Draws of a loan that are looked through; more than any loan has. */
const most = 1000;

/** A line with invoices, and when its draw was requested. */
export interface BilledLine {
  readonly line: DrawLineEntity;
  readonly requestedAt: Date;
}

/** What was billed to a loan. */
@Injectable()
export class BilledLinesRepository {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
  ) {}

  /** Of draws of the same loan that were requested before and lie with the lender; no rejected lines. */
  async before({ applicationId, id }: Pick<DrawRequestEntity, 'applicationId' | 'id'>): Promise<BilledLine[]> {
    const draws = await this.draws.list({ applicationId, before: id, submitted: true, limit: most });
    if (draws.length === 0) return [];
    const lines = await this.database.manager
      .createQueryBuilder(DrawLineEntity, 'line')
      .where('line.drawRequestId IN (:...ids)', { ids: draws.map((draw) => draw.id) })
      .andWhere(`line.invoices IS NOT NULL AND line.invoices <> '[]' AND line.statusId <> :rejected`, {
        rejected: drawStatus.rejected,
      })
      .getMany();
    return lines.flatMap((line) => {
      const draw = draws.find((each) => each.id === line.drawRequestId && each.round === line.round);
      return draw ? [{ line, requestedAt: draw.createdAt }] : [];
    });
  }
}
