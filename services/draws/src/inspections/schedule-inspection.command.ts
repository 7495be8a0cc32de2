import { Inject, Injectable } from '@nestjs/common';
import { scheduleErrors } from '@groundwork/domain-draws';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { ScheduleInspectionDto } from './inspection.dto.js';
import { InspectionMoves } from './inspection-moves.service.js';

/** The lender says when an inspection is, and who comes. */
@Injectable()
export class ScheduleInspection {
  constructor(
    private readonly moves: InspectionMoves,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, scheduled: ScheduleInspectionDto): Promise<void> {
    refuseInvalid(scheduleErrors(scheduled, today(this.clock)));
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
