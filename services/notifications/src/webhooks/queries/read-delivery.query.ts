import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { WebhookAttemptEntity } from '../persistence/webhook-attempt.entity.js';
import type { WebhookDeliveryDetailsDto } from '../webhook.dto.js';
import { WebhookRepository } from '../webhook.repository.js';
import { attemptView, deliveryView } from '../webhook.view.js';

/** Attempts that are shown, the last ones. */
const longest = 50;

@Injectable()
export class ReadDelivery {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
  ) {}

  async execute(endpointId: string, id: string): Promise<WebhookDeliveryDetailsDto> {
    const row = await this.webhooks.delivery(endpointId, id);
    const tries = await this.database.manager.find(WebhookAttemptEntity, {
      where: { deliveryId: id },
      order: { id: 'DESC' },
      take: longest,
    });
    return { ...deliveryView(row), body: row.body, tries: tries.map(attemptView) };
  }
}
