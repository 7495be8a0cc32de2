import { Inject, Injectable } from '@nestjs/common';
import { nextStatus } from '@groundwork/domain-applications';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { updateRows } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { computedOf } from '../domain/application-facts.js';
import type { ApplicationDetails, ApplicationRecord, PropertyDetails } from '../domain/application-record.js';
import { mended } from '../domain/apply-save.js';
import { decided } from '../domain/decision.js';
import { ApplicationEntity } from '../persistence/application.entity.js';
import { ApplicationEvents } from '../application-events.service.js';
import { ApplicationWritesRepository } from '../persistence/application-writes.repository.js';
import { PropertyRepository } from '../persistence/property.repository.js';

/** What budgets leave behind at their properties, by id: the sum, whole cents, and answers about how the budget came about. */
export interface BudgetTraces {
  readonly properties: ReadonlyMap<
    string,
    { readonly budgetTotal: number; readonly details?: Partial<PropertyDetails> }
  >;
  readonly details?: Partial<ApplicationDetails>;
}

/**
 * What the save of budgets means for their application: the sums of its properties, and with them how complete the application is;
 * a rejection of the budget is mended by it.
 * The version stays, since the wizard saves budget and application by calls of their own; only a rejected application
 * is brought back by it, as by every first save of the borrower.
 */
@Injectable()
export class ChangeBudgetTotals {
  constructor(
    private readonly writer: ApplicationWritesRepository,
    private readonly rows: PropertyRepository,
    private readonly events: ApplicationEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param before as read for change in the transaction of `manager`. */
  async execute(manager: EntityManager, actor: Actor, before: ApplicationRecord, traces: BudgetTraces): Promise<void> {
    const properties = before.properties.map((property) => {
      const trace = traces.properties.get(property.id);
      const details = trace?.details ? { ...property.details, ...trace.details } : property.details;
      return trace ? { ...property, budgetTotal: trace.budgetTotal, details } : property;
    });
    await this.rows.write(manager, before.id, before.properties, properties);
    const status = nextStatus(before.status, 'save');
    const stored = { ...before.details, ...traces.details };
    const details = status ? mended(stored, ['budget']) : stored;
    const changed = { ...before, details, properties };
    if (before.status !== 'rejected' || !status) {
      await updateRows(
        manager,
        ApplicationEntity,
        { id: before.id },
        { details, ...computedOf(changed), updatedAt: this.clock.now() },
      );
      return;
    }
    const after = decided('save', before, { ...changed, status }, actor.userId, this.clock);
    const row = await this.writer.update(manager, { ...before, properties }, after, { command: 'save', actor });
    await this.events.moved(manager, { command: 'save', before, after: row, reason: '' });
  }
}
