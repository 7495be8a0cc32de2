import { Injectable } from '@nestjs/common';
import { inspectionMachine } from '@groundwork/domain-draws';
import { found } from '@groundwork/server-http';
import { LedgerRepository } from '../ledger/index.js';
import type { AccessLinkEntity } from '@groundwork/server-links';
import type { OpenedInspectionDto } from './inspection-link.dto.js';
import { InspectionRepository } from './inspection.repository.js';

/** The inspection that a link leads to: what its report needs and nothing else of the loan; once it is done that it is. */
@Injectable()
export class OpenInspection {
  constructor(
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  async execute(link: AccessLinkEntity): Promise<OpenedInspectionDto> {
    const inspection = found(await this.inspections.find(link.subjectId), 'The inspection');
    const { id, applicationId, status, heldLines } = inspection;
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    const isOpen = inspectionMachine.next(status, 'report') !== undefined;
    const lines = isOpen ? await this.ledgers.lines(applicationId) : [];
    const before = await this.inspections.inspectedLines(applicationId);
    const last = isOpen ? await this.inspections.lastReport(inspection) : null;
    return {
      id,
      status,
      projectName: ledger.name,
      places: ledger.properties.map(({ street, city, state, zipCode }) => `${street}, ${city}, ${state} ${zipCode}`),
      inspectorName: inspection.inspectorName ?? '',
      scheduledFor: inspection.scheduledFor,
      note: inspection.note,
      reason: status === 'returned' ? inspection.reason : null,
      expiresAt: link.expiresAt.toISOString(),
      lines: lines.map((line) => ({
        additionalBudgetItemId: line.id,
        name: line.name,
        section: line.section,
        percentComplete: before.get(line.id)?.percentComplete ?? null,
        isHeld: heldLines.includes(line.id),
      })),
      last: last && {
        note: last.note,
        lines: last.lines.map(({ additionalBudgetItemId, percentComplete, reason, note }) => ({
          additionalBudgetItemId,
          percentComplete: percentComplete ?? null,
          reason: reason ?? null,
          note: note ?? null,
        })),
      },
    };
  }
}
