import { Injectable } from '@nestjs/common';
import { inspectorErrors } from '@groundwork/domain-draws';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import type { ScheduleInspectionDto } from './inspection.dto.js';
import { InspectionMoves } from './inspection-moves.service.js';

/** The lender says when an inspection is, and who comes. */
@Injectable()
export class ScheduleInspection {
  constructor(private readonly moves: InspectionMoves) {}

  async execute(actor: Actor, scheduled: ScheduleInspectionDto): Promise<void> {
    refuseInvalid(inspectorErrors(scheduled));
    const { id, version, scheduledFor, inspectorId, inspectorName, inspectorEmail } = scheduled;
    const named = inspectorId ? null : { name: inspectorName ?? null, email: inspectorEmail ?? null };
    await this.moves.move(actor, { id, version, command: 'schedule' }, () => ({
      columns: {
        scheduledFor,
        inspectorId: inspectorId ?? null,
        inspectorName: named?.name?.trim() ?? null,
        inspectorEmail: named?.email?.trim() ?? null,
      },
    }));
  }
}
