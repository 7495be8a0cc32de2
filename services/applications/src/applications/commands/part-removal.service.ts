import { Inject, Injectable } from '@nestjs/common';
import { nextStatus } from '@groundwork/domain-applications';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationEvents } from '../application-events.service.js';
import type { RemovedDto } from '../application.dto.js';
import { mayWith } from '../applications.policy.js';
import type { ApplicationRecord } from '../domain/application-record.js';
import { decided } from '../domain/decision.js';
import type { ConstructionOverseerEntity } from '../persistence/construction-overseer.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import type { FloorPlanEntity } from '../persistence/property-part.entity.js';

/** Takes a construction overseer or a floor plan out of an application that its borrower may edit. */
@Injectable()
export class PartRemoval {
  constructor(
    private readonly database: Database,
    private readonly reader: ApplicationRepository,
    private readonly writer: ApplicationWritesRepository,
    private readonly events: ApplicationEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async remove(
    actor: Actor,
    id: string,
    entity: typeof ConstructionOverseerEntity | typeof FloorPlanEntity,
    what: string,
    without: (before: ApplicationRecord) => ApplicationRecord,
  ): Promise<RemovedDto> {
    const part = found(
      await this.database.manager.findOne(entity, { select: { id: true, applicationId: true }, where: { id } }),
      what,
    );
    return this.database.transaction(async (manager) => {
      const before = found(await this.reader.findForChange(part.applicationId), 'The application');
      mayWith(actor, 'edit', before);
      // As every save does, it takes a rejected application up again.
      const status = nextStatus(before.status, 'save');
      if (!status) throw new Problem('state.illegal_transition');
      const after = decided('save', before, { ...without(before), status }, actor.userId, this.clock);
      const row = await this.writer.update(manager, before, after, { command: 'save', actor });
      await this.events.moved(manager, { command: 'save', before, after: row, reason: '' });
      return { id };
    });
  }
}
