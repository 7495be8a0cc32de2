import { Injectable } from '@nestjs/common';
import { openInspectionStatuses } from '@groundwork/domain-draws';
import type { Actor } from '@groundwork/server-auth';
import type { InspectionFilterDto, InspectionSummaryDto } from './inspection.dto.js';
import { InspectionDetails } from './inspection-details.service.js';
import { InspectionRepository } from './inspection.repository.js';

/** Inspections of all loans: those of a status, or everything under way, the oldest first. */
@Injectable()
export class ListInspections {
  constructor(
    private readonly inspections: InspectionRepository,
    private readonly details: InspectionDetails,
  ) {}

  async execute(actor: Actor, { status }: InspectionFilterDto): Promise<InspectionSummaryDto[]> {
    const rows = await this.inspections.inStatuses(status ? [status] : openInspectionStatuses);
    return this.details.summaries(actor, rows);
  }
}
