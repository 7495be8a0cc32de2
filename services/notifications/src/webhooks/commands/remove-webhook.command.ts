import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In } from 'typeorm';
import { WebhookAttemptEntity } from '../persistence/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from '../persistence/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from '../persistence/webhook-endpoint.entity.js';
import { WebhookChanges } from '../webhook-changes.service.js';

/** So many deliveries are removed by one statement. */
const batch = 500;

/** Removes an endpoint with its deliveries. One that is gone already stays so. */
@Injectable()
export class RemoveWebhook {
  constructor(
    private readonly database: Database,
    private readonly changes: WebhookChanges,
  ) {}

  async execute(actor: Actor, endpointId: string): Promise<void> {
    const changedBy = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const endpoint = await manager.findOneBy(WebhookEndpointEntity, { id: endpointId });
      const { affected } = await manager.delete(WebhookEndpointEntity, { id: endpointId });
      if (endpoint && affected === 1) await this.changes.tell(manager, endpoint, 'removed', changedBy);
      for (;;) {
        const rows = await manager.find(WebhookDeliveryEntity, {
          select: { id: true },
          where: { endpointId },
          take: batch,
        });
        if (rows.length === 0) return;
        const ids = rows.map(({ id }) => id);
        await manager.delete(WebhookAttemptEntity, { deliveryId: In(ids) });
        await manager.delete(WebhookDeliveryEntity, { id: In(ids) });
      }
    });
  }
}
