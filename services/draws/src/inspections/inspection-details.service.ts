import { Injectable } from '@nestjs/common';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { LedgerRepository } from '../ledger/index.js';
import { AccessLinks } from '@groundwork/server-links';
import { drawsAbility } from '../shared/index.js';
import type { InspectionDto, InspectionSummaryDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import { InspectionRepository } from './inspection.repository.js';
import { inspectionSummaryView, inspectionView } from './inspection.view.js';

/** Inspections as their readers see them. */
@Injectable()
export class InspectionDetails {
  constructor(
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
    private readonly links: AccessLinks,
  ) {}

  /** One that the actor may read. */
  async readable(actor: Actor, id: string): Promise<InspectionEntity> {
    const inspection = found(await this.inspections.find(id), 'The inspection');
    allow(drawsAbility(actor), 'read', subject('Inspection', inspection));
    return inspection;
  }

  /** A report that is not accepted yet is the lender's alone. */
  async of(actor: Actor, inspection: InspectionEntity): Promise<InspectionDto> {
    const { id, applicationId, status } = inspection;
    const names = await this.ledgers.names([applicationId]);
    const summary = inspectionSummaryView(actor, inspection, names.get(applicationId));
    const reports = await this.inspections.reports(id);
    const shown = isAdministrator(actor) ? reports : status === 'accepted' ? reports.slice(-1) : [];
    const link = isAdministrator(actor) ? await this.links.openFor('inspection', id) : null;
    return inspectionView(summary, shown, await this.inspections.history(id), link);
  }

  async summaries(actor: Actor, rows: readonly InspectionEntity[]): Promise<InspectionSummaryDto[]> {
    const names = await this.ledgers.names(rows.map((row) => row.applicationId));
    return rows.map((row) => inspectionSummaryView(actor, row, names.get(row.applicationId)));
  }
}
