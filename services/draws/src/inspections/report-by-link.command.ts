import { Injectable } from '@nestjs/common';
import { Problem } from '@groundwork/server-http';
import type { AccessLinkEntity } from '../links/index.js';
import type { ReportInspectionDto } from './inspection.dto.js';
import { InspectionMoves } from './inspection-moves.service.js';
import { InspectionReports } from './inspection-reports.service.js';

/** What whoever holds the link of the inspection found on the site. Files are no part of it: whoever has no account stores none. */
@Injectable()
export class ReportByLink {
  constructor(
    private readonly moves: InspectionMoves,
    private readonly reports: InspectionReports,
  ) {}

  async execute(link: AccessLinkEntity, report: ReportInspectionDto): Promise<void> {
    if (report.id !== link.subjectId) throw new Problem('token.invalid');
    if (await this.reports.has(report)) return;
    await this.moves.reportByLink(link, (inspection, by) => this.reports.along(report, inspection, by, new Map()));
  }
}
