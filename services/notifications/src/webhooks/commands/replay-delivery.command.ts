import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In } from 'typeorm';
import { WebhookDeliveryEntity } from '../persistence/webhook-delivery.entity.js';
import type { WebhookDeliveryDto } from '../webhook.dto.js';
import { WebhookChanges } from '../webhook-changes.service.js';
import { WebhookQueue } from '../webhook-queue.service.js';
import { WebhookRepository } from '../webhook.repository.js';
import { deliveryView } from '../webhook.view.js';

/** Sends a delivery again, at once and under the id that it had. One that is on its way is only hurried. */
@Injectable()
export class ReplayDelivery {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
    private readonly queue: WebhookQueue,
    private readonly changes: WebhookChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, endpointId: string, id: string): Promise<WebhookDeliveryDto> {
    const changedBy = found(actor.userId, 'The user');
    const endpoint = await this.webhooks.get(endpointId);
    if (!endpoint.active) throw new Problem('state.illegal_transition');
    const { eventId, type } = await this.webhooks.delivery(endpointId, id);
    await this.database.transaction(async (manager) => {
      const settled = { id, status: In(['delivered', 'failed', 'queued']) };
      const change = { status: 'queued', attempts: 0, dueAt: this.clock.now() } as const;
      const { affected } = await manager.update(WebhookDeliveryEntity, settled, change);
      if (affected) await this.changes.tell(manager, endpoint, 'replayed', changedBy, { event: `${type} ${eventId}` });
      this.queue.wake();
    });
    return deliveryView(await this.webhooks.delivery(endpointId, id));
  }
}
