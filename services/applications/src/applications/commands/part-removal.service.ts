import { Injectable } from '@nestjs/common';
import { isEditable } from '@groundwork/domain-applications';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, found } from '@groundwork/server-http';
import type { RemovedDto } from '../application.dto.js';
import { mayWith } from '../applications.policy.js';
import type { ApplicationRecord } from '../domain/application.record.js';
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
      if (!isEditable(before.status) || before.status === 'rejected') throw new Problem('state.illegal_transition');
      await this.writer.update(manager, before, without(before), { command: 'save', actor });
      return { id };
    });
  }
}
