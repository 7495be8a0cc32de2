import { Inject, Injectable } from '@nestjs/common';
import { nextStatus } from '@groundwork/domain-applications';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { computedOf } from '../domain/application-facts.js';
import type { ApplicationRecord } from '../domain/application-record.js';
import { mended } from '../domain/apply-save.js';
import { decided } from '../domain/decision.js';
import { ApplicationEntity } from '../persistence/application.entity.js';
import { ApplicationEvents } from '../application-events.service.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import { PropertyEntity } from '../persistence/property.entity.js';

/**
 * What the save of a budget means for its application: the property's sum, and with it how complete the application is;
 * a rejection of the budget is mended by it.
 * The version stays, since the wizard saves budget and application by calls of their own; only a rejected application
 * is brought back by it, as by every first save of the borrower.
 */
@Injectable()
export class ChangeBudgetTotal {
  constructor(
    private readonly writer: ApplicationWritesRepository,
    private readonly events: ApplicationEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param before as read for change in the transaction of `manager`. @param budgetTotal whole cents */
  async execute(
    manager: EntityManager,
    actor: Actor,
    before: ApplicationRecord,
    propertyId: string,
    budgetTotal: number,
  ): Promise<void> {
    await manager.update(PropertyEntity, { id: propertyId }, { budgetTotal });
    const properties = before.properties.map((property) =>
      property.id === propertyId ? { ...property, budgetTotal } : property,
    );
    const status = nextStatus(before.status, 'save');
    const details = status ? mended(before.details, ['budget']) : before.details;
    const changed = { ...before, details, properties };
    if (before.status !== 'rejected' || !status) {
      await manager.update(
        ApplicationEntity,
        { id: before.id },
        { details: details as never, ...computedOf(changed), updatedAt: this.clock.now() },
      );
      return;
    }
    const after = decided('save', before, { ...changed, status }, actor.userId, this.clock);
    const row = await this.writer.update(manager, before, after, { command: 'save', actor });
    await this.events.moved(manager, { command: 'save', before, after: row, reason: '' });
  }
}
