import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { WebhookDeliveryEntity } from '../persistence/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from '../persistence/webhook-endpoint.entity.js';
import type { UpdateWebhookDto, WebhookDto } from '../webhook.dto.js';
import { nameInUse, WebhookRepository } from '../webhook.repository.js';
import { webhookView } from '../webhook.view.js';

/** Changes an endpoint, or turns it on or off. What waited for one that is turned off is given up. */
@Injectable()
export class UpdateWebhook {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
  ) {}

  async execute(id: string, { active, ...body }: UpdateWebhookDto): Promise<WebhookDto> {
    const before = await this.webhooks.get(id);
    const values = this.webhooks.checked(body);
    const standing = active
      ? { active, offBecause: null, ...(before.active ? {} : { failingSince: null }) }
      : { active, offBecause: before.offBecause ?? ('turned_off' as const) };
    await this.database.transaction(async (manager) => {
      await manager.update(WebhookEndpointEntity, { id }, { ...values, ...standing }).catch(nameInUse);
      if (!active)
        await manager.update(WebhookDeliveryEntity, { endpointId: id, status: 'queued' }, { status: 'failed' });
    });
    const counts = await this.webhooks.counts([id]);
    return webhookView(await this.webhooks.get(id), counts(id));
  }
}
