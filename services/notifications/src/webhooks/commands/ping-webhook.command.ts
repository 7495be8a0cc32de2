import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { WebhookDeliveryDto } from '../webhook.dto.js';
import { WebhookQueue } from '../webhook-queue.service.js';
import { WebhookRepository } from '../webhook.repository.js';
import { deliveryView } from '../webhook.view.js';

/** Sends an endpoint an event that means nothing, to see whether it arrives. */
@Injectable()
export class PingWebhook {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
    private readonly queue: WebhookQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<WebhookDeliveryDto> {
    const endpoint = await this.webhooks.get(id);
    if (!endpoint.active) throw new Problem('state.illegal_transition');
    const timestamp = this.clock.now().toISOString();
    const told = { eventId: newId(), type: 'ping', timestamp, data: { webhookId: id } };
    const [row] = await this.database.transaction((manager) => this.queue.add(manager, [endpoint], told));
    if (!row) throw new Problem('internal.error');
    return deliveryView(row);
  }
}
