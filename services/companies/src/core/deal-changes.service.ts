import { Inject, Injectable } from '@nestjs/common';
import type { DealChange } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { CompanyEntity } from './company.entity.js';
import { DealChangeEntity } from './deal-change.entity.js';

/** What was set, and to what. */
export interface ChangeOfDeal {
  readonly change: DealChange;
  readonly subjectId?: string | null;
  readonly creditAmount?: number | null;
}

/** Keeps what administrators change in Deal Entry, and tells the others of it: the audit record, activities, tasks. */
@Injectable()
export class DealChanges {
  constructor(
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async record(
    manager: EntityManager,
    actor: Actor,
    { id: companyId, organizationName }: Pick<CompanyEntity, 'id' | 'organizationName'>,
    changes: readonly ChangeOfDeal[],
  ): Promise<void> {
    const { userId: changedBy } = actor;
    if (!changedBy || !isAdministrator(actor)) return;
    for (const { change, subjectId = null, creditAmount = null } of changes) {
      const facts = { companyId, change, subjectId, creditAmount };
      await insertRows(manager, DealChangeEntity, [
        { ...facts, id: newId(), actorId: changedBy, happenedAt: this.clock.now() },
      ]);
      await this.outbox.add(manager, {
        type: 'deal.changed',
        aggregateId: companyId,
        payload: { ...facts, organizationName, changedBy },
      });
    }
  }
}
