import { Injectable } from '@nestjs/common';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { PendingFundingDto } from './funding-lists.dto.js';

/** Draws with approved lines that wait for a day to be paid on, the oldest approval first. */
@Injectable()
export class ListPendingFundings {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  async execute(): Promise<PendingFundingDto[]> {
    const pending = await this.draws.pendingFunding();
    if (pending.length === 0) return [];
    const draws = new Map(
      (await this.draws.byIds(pending.map((row) => row.drawRequestId))).map((row) => [row.id, row]),
    );
    const loans = await this.ledgers.names([...draws.values()].map((draw) => draw.applicationId));
    return pending.flatMap((row) => {
      const draw = draws.get(row.drawRequestId);
      if (!draw) return [];
      const loan = loans.get(draw.applicationId);
      return {
        ...row,
        version: draw.version,
        applicationId: draw.applicationId,
        applicationName: loan?.name ?? '',
        projectNumber: loan?.projectNumber ?? null,
      };
    });
  }
}
