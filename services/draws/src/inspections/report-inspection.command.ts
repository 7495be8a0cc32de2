import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { drawsAbility } from '../shared/index.js';
import type { ReportInspectionDto } from './inspection.dto.js';
import { InspectionMoves } from './inspection-moves.service.js';
import { InspectionReports } from './inspection-reports.service.js';
import type { Files } from './photo-errors.js';

/**
 * What was found on the site. The report's id was made on the phone: one that is sent again, because the answer never came, is
 * the same report and changes nothing.
 */
@Injectable()
export class ReportInspection {
  constructor(
    private readonly moves: InspectionMoves,
    private readonly reports: InspectionReports,
  ) {}

  async execute(actor: Actor, report: ReportInspectionDto, files: Files): Promise<void> {
    allow(drawsAbility(actor), 'inspect', subject('Inspection', {}));
    if (await this.reports.has(report)) return;
    await this.moves.move(actor, { id: report.id, command: 'report' }, (inspection, by) =>
      this.reports.along(report, inspection, by, files),
    );
  }
}
