import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LoanWatch } from '../ledger/index.js';
import type { DecidedDraw } from '../ledger/index.js';
import { InspectionNews } from './inspection-news.service.js';
import { InspectionRepository } from './inspection.repository.js';
import { inspectionRow } from './request-inspection.command.js';

/**
 * A line that is held for inspection asks for one by itself, in the transaction of the decision; one that is under way for the draw
 * serves it as well.
 */
@Injectable()
export class InspectionOnHoldHandler implements OnModuleInit {
  constructor(
    private readonly watch: LoanWatch,
    private readonly inspections: InspectionRepository,
    private readonly news: InspectionNews,
  ) {}

  onModuleInit(): void {
    this.watch.onDecision((manager, applicationId, decided) => this.handle(manager, applicationId, decided));
  }

  async handle(manager: EntityManager, applicationId: string, decided: DecidedDraw): Promise<void> {
    const { drawRequestId, companyId, heldLines, by } = decided;
    if (heldLines.length === 0 || (await this.inspections.isOpenFor(drawRequestId))) return;
    const of = { applicationId, companyId, drawRequestId, note: null, heldLines: [...heldLines] };
    const row = inspectionRow(of, 'hold', by);
    await this.inspections.insert(manager, row);
    await this.news.tell(manager, 'request', row, by);
  }
}
