import { Inject, Injectable } from '@nestjs/common';
import type { EventPayloads, WebhookChange } from '@groundwork/domain-events';
import { Outbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import type { WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';

/** Tells the audit record what is done with a webhook, in the transaction that does it. */
@Injectable()
export class WebhookChanges {
  constructor(@Inject(Outbox) private readonly outbox: Outbox) {}

  async tell(
    manager: EntityManager,
    { id, name, createdBy }: Pick<WebhookEndpointEntity, 'id' | 'name' | 'createdBy'>,
    change: WebhookChange,
    changedBy: string | null,
    details: EventPayloads['webhook.changed']['details'] = {},
  ): Promise<void> {
    const payload = { change, name, createdBy, changedBy, details };
    await this.outbox.add(manager, { type: 'webhook.changed', aggregateId: id, payload });
  }
}
