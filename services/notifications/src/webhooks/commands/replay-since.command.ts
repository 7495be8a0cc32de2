import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In, MoreThanOrEqual } from 'typeorm';
import type { DeliveryStatus } from '../persistence/webhook-delivery.entity.js';
import { WebhookDeliveryEntity } from '../persistence/webhook-delivery.entity.js';
import type { ReplayedDto, ReplaySinceDto } from '../webhook.dto.js';
import { WebhookChanges } from '../webhook-changes.service.js';
import { WebhookQueue } from '../webhook-queue.service.js';
import { WebhookRepository } from '../webhook.repository.js';

/** Sends again what was to be told since a time: what was given up, or what arrived, too. */
@Injectable()
export class ReplaySince {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
    private readonly queue: WebhookQueue,
    private readonly changes: WebhookChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, endpointId: string, { since, arrivedToo }: ReplaySinceDto): Promise<ReplayedDto> {
    const changedBy = found(actor.userId, 'The user');
    const endpoint = await this.webhooks.get(endpointId);
    if (!endpoint.active) throw new Problem('state.illegal_transition');
    const statuses: DeliveryStatus[] = arrivedToo ? ['failed', 'delivered'] : ['failed'];
    const replayed = await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(
        WebhookDeliveryEntity,
        { endpointId, status: In(statuses), createdAt: MoreThanOrEqual(since) },
        { status: 'queued', attempts: 0, dueAt: this.clock.now() },
      );
      this.queue.wake();
      const deliveries = affected ?? 0;
      if (deliveries > 0)
        await this.changes.tell(manager, endpoint, 'replayed', changedBy, { since: since.toISOString(), deliveries });
      return deliveries;
    });
    return { replayed };
  }
}
