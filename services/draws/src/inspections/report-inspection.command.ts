import { Injectable } from '@nestjs/common';
import { reportErrors } from '@groundwork/domain-draws';
import type { InspectedLine, InspectionPhoto } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { EntityManager } from 'typeorm';
import type { KnownFile } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { ReportInspectionDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import type { InspectionReportEntity } from './inspection-report.entity.js';
import { InspectionMoves } from './inspection-moves.service.js';
import { InspectionRepository } from './inspection.repository.js';

type Files = ReadonlyMap<string, KnownFile>;

/** Photographs are files of the loan's own company; of any other file not even its existence is told. */
function photoErrors({ photos, lines }: ReportInspectionDto, files: Files, companyId: string): FieldErrors {
  const foreign = (taken: readonly InspectionPhoto[] | null | undefined): boolean =>
    taken?.some(({ fileUploadId }) => files.get(fileUploadId)?.companyId !== companyId) ?? false;
  const errors: FieldErrors = {};
  if (foreign(photos)) errors['photos'] = shared.choice;
  lines.forEach((line, at) => {
    if (foreign(line.photos)) errors[`lines.${at}.photos`] = shared.choice;
  });
  return errors;
}

const isSaid = ({ percentComplete, note, photos }: InspectedLine): boolean =>
  typeof percentComplete === 'number' || Boolean(note?.trim()) || Boolean(photos?.length);

/**
 * What was found on the site. The report's id was made on the phone: one that is sent again, because the answer never came, is
 * the same report and changes nothing.
 */
@Injectable()
export class ReportInspection {
  constructor(
    private readonly moves: InspectionMoves,
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  async execute(actor: Actor, report: ReportInspectionDto, files: Files): Promise<void> {
    const { id, reportId } = report;
    allow(drawsAbility(actor), 'inspect', subject('Inspection', {}));
    const sent = await this.inspections.report(reportId);
    if (sent?.inspectionId === id) return;
    await this.moves.move(actor, { id, command: 'report' }, async (inspection, by) => {
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
        reportedAt: by.at,
      };
      const write = (manager: EntityManager) => this.inspections.insertReport(manager, row);
      return { columns: { round, reason: null }, write };
    });
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
