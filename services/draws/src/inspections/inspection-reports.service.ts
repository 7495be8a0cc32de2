import { Injectable } from '@nestjs/common';
import { reportErrors } from '@groundwork/domain-draws';
import type { InspectedLine } from '@groundwork/domain-draws';
import { refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import type { ReportInspectionDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import type { InspectionReportEntity } from './inspection-report.entity.js';
import { InspectionRepository } from './inspection.repository.js';
import type { Mover } from './inspection.repository.js';
import { photoErrors } from './photo-errors.js';
import type { Files } from './photo-errors.js';

const isSaid = ({ percentComplete, note, photos }: InspectedLine): boolean =>
  typeof percentComplete === 'number' || Boolean(note?.trim()) || Boolean(photos?.length);

/** Reports of inspections as they are checked and written, whoever hands them in. */
@Injectable()
export class InspectionReports {
  constructor(
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  /** Whether the inspection has this very report: it was sent again, as its answer never came. */
  async has({ id, reportId }: Pick<ReportInspectionDto, 'id' | 'reportId'>): Promise<boolean> {
    return (await this.inspections.report(reportId))?.inspectionId === id;
  }

  /** Refused at its fields, or what the move of the inspection writes with it. */
  async along(report: ReportInspectionDto, inspection: InspectionEntity, by: Mover, files: Files) {
    const { id, reportId } = report;
    await this.refuseWrong(report, inspection, files);
    const round = inspection.round + 1;
    const row: InspectionReportEntity = {
      id: reportId,
      inspectionId: id,
      round,
      inspectedAt: new Date(report.inspectedAt),
      note: report.note?.trim() || null,
      photos: [...(report.photos ?? [])],
      lines: report.lines.filter(isSaid),
      reportedBy: by.userId,
      namedInspector: by.namedInspector ?? null,
      reportedAt: by.at,
    };
    const write = (manager: EntityManager) => this.inspections.insertReport(manager, row);
    return { columns: { round, reason: null }, write };
  }

  private async refuseWrong(report: ReportInspectionDto, loan: InspectionEntity, files: Files): Promise<void> {
    const own = new Set((await this.ledgers.lines(loan.applicationId)).map((line) => line.id));
    const accepted = await this.inspections.inspectedLines(loan.applicationId);
    refuseInvalid({
      ...reportErrors(report, (line) => (own.has(line) ? (accepted.get(line)?.percentComplete ?? null) : undefined)),
      ...photoErrors(report, files, loan.companyId),
    });
  }
}
