import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { In } from 'typeorm';
import { WebhookAttemptEntity } from '../persistence/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from '../persistence/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from '../persistence/webhook-endpoint.entity.js';

/** So many deliveries are removed by one statement. */
const batch = 500;

/** Removes an endpoint with its deliveries. One that is gone already stays so. */
@Injectable()
export class RemoveWebhook {
  constructor(private readonly database: Database) {}

  async execute(endpointId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.delete(WebhookEndpointEntity, { id: endpointId });
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
