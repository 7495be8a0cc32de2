import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, LoanWatch } from '../ledger/index.js';
import type { DecideInspectionDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import { InspectionMoves } from './inspection-moves.service.js';
import { InspectionRepository } from './inspection.repository.js';

/** A report is accepted or returned, an inspection is cancelled. What is accepted counts from then on. */
@Injectable()
export class DecideInspection {
  constructor(
    private readonly moves: InspectionMoves,
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
    private readonly watch: LoanWatch,
  ) {}

  async execute(
    actor: Actor,
    command: 'accept' | 'return' | 'cancel',
    { id, version, reason }: DecideInspectionDto,
  ): Promise<void> {
    await this.moves.move(actor, { id, version, command, reason }, (inspection, by) => ({
      columns: { reason: reason?.trim() || null, decidedBy: by.userId, decidedAt: by.at },
      write: async (manager) => {
        if (command === 'accept') await this.count(manager, inspection);
      },
    }));
  }

  /** The percentages of an accepted report become those of the lines, and cap the draws where the lender says so. */
  private async count(manager: EntityManager, inspection: InspectionEntity): Promise<void> {
    const { id, applicationId } = inspection;
    const { inspectedAt, lines } = found(await this.inspections.lastReport(inspection), 'The report');
    const percents = lines.flatMap(({ additionalBudgetItemId, percentComplete }) =>
      typeof percentComplete === 'number' ? [[additionalBudgetItemId, percentComplete] as const] : [],
    );
    await this.inspections.putInspectedLines(
      manager,
      percents.map(([line, percentComplete]) => ({
        id: line,
        applicationId,
        inspectionId: id,
        percentComplete,
        inspectedAt,
      })),
    );
    if ((await this.inspections.setting(applicationId))?.capsDraws)
      await this.ledgers.capLines(manager, new Map(percents));
    await this.watch.tell(manager, applicationId, 'inspected');
  }
}
