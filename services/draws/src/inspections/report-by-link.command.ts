import { Injectable } from '@nestjs/common';
import { Problem } from '@groundwork/server-http';
import type { AccessLinkEntity } from '@groundwork/server-links';
import type { ReportInspectionDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import { InspectionMoves } from './inspection-moves.service.js';
import { InspectionReports } from './inspection-reports.service.js';
import type { Files } from './photo-errors.js';

/** What whoever holds the link of the inspection found on the site. */
@Injectable()
export class ReportByLink {
  constructor(
    private readonly moves: InspectionMoves,
    private readonly reports: InspectionReports,
  ) {}

  async execute(link: AccessLinkEntity, report: ReportInspectionDto, files: Files): Promise<void> {
    if (report.id !== link.subjectId) throw new Problem('token.invalid');
    if (await this.reports.has(report)) return;
    await this.moves.reportByLink(link, (inspection, by) =>
      this.reports.along(report, inspection, by, photographsOf(inspection, files)),
    );
  }
}

/** A stranger names photographs of this loan, and no other file of the company. */
const photographsOf = ({ applicationId }: InspectionEntity, files: Files): Files =>
  new Map([...files].filter(([, file]) => file.parentId === applicationId && file.fileType === 'inspectionPhoto'));
