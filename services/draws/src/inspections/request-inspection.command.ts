import { Inject, Injectable } from '@nestjs/common';
import { inspectionMachine } from '@groundwork/domain-draws';
import type { InspectionOrigin } from '@groundwork/domain-draws';
import { inspectionRules, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { LedgerAccess } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { RequestInspectionDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import { InspectionNews } from './inspection-news.service.js';
import { InspectionRepository } from './inspection.repository.js';
import type { Mover } from './inspection.repository.js';

/** The row of an inspection that is asked for. */
export const inspectionRow = (
  of: Pick<InspectionEntity, 'applicationId' | 'companyId' | 'drawRequestId' | 'note' | 'heldLines'>,
  origin: InspectionOrigin,
  { userId, at }: Mover,
): InspectionEntity => ({
  ...of,
  id: newId(),
  status: inspectionMachine.start,
  origin,
  version: 1,
  round: 0,
  scheduledFor: null,
  inspectorId: null,
  inspectorName: null,
  inspectorEmail: null,
  requestedBy: userId,
  requestedAt: at,
  reason: null,
  decidedBy: null,
  decidedAt: null,
});

/** Either side asks for an inspection of the work. */
@Injectable()
export class RequestInspection {
  constructor(
    private readonly database: Database,
    private readonly access: LedgerAccess,
    private readonly draws: DrawRequestRepository,
    private readonly inspections: InspectionRepository,
    private readonly news: InspectionNews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the new inspection's id. */
  async execute(actor: Actor, { applicationId, drawRequestId, note }: RequestInspectionDto): Promise<string> {
    const by = { userId: found(actor.userId, 'The user'), at: this.clock.now() };
    return this.database.transaction(async (manager) => {
      const { companyId } = await this.access.opened(applicationId);
      allow(drawsAbility(actor), 'request', subject('Inspection', { companyId }));
      const draw = drawRequestId ? await this.draws.find(drawRequestId) : null;
      if (drawRequestId && draw?.applicationId !== applicationId) refuseInvalid({ drawRequestId: shared.choice });
      if (draw && (await this.inspections.isOpenFor(draw.id)))
        throw new Problem('rule.violated', inspectionRules.inspectionOpenAlready);
      const row = inspectionRow(
        { applicationId, companyId, drawRequestId: draw?.id ?? null, note: note?.trim() || null, heldLines: [] },
        isAdministrator(actor) ? 'lender' : 'borrower',
        by,
      );
      await this.inspections.insert(manager, row);
      await this.news.tell(manager, 'request', row, { ...by, role: actor.role });
      return row.id;
    });
  }
}
