import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { WebhookEndpointEntity } from '../persistence/webhook-endpoint.entity.js';
import type { WebhookDto } from '../webhook.dto.js';
import { WebhookRepository } from '../webhook.repository.js';
import { webhookView } from '../webhook.view.js';

/** Every endpoint by its name, with how its deliveries stand. */
@Injectable()
export class ListWebhooks {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(): Promise<WebhookDto[]> {
    const rows = await this.database.manager.find(WebhookEndpointEntity, { order: { nameKey: 'ASC' } });
    const counts = await this.webhooks.counts(rows.map(({ id }) => id));
    return rows.map((row) => webhookView(row, counts(row.id), this.clock.now()));
  }
}
