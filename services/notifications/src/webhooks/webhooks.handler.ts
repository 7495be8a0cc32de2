import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { publicData, publicEventTypes } from '@groundwork/domain-events';
import type { EventEnvelope, PublicEvent } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';
import { WebhookQueue } from './webhook-queue.service.js';

/** Queues what happened for every endpoint that wants to hear of it. */
@Injectable()
export class WebhooksHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly queue: WebhookQueue,
  ) {}

  onModuleInit(): void {
    for (const type of publicEventTypes)
      this.inbox.on(type, 'webhooks', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, { id, type, occurredAt, payload }: EventEnvelope): Promise<void> {
    const active = await manager.findBy(WebhookEndpointEntity, { active: true });
    const hearing = active.filter(({ types }) => types.includes(type));
    const data = publicData(type as PublicEvent, payload);
    await this.queue.add(manager, hearing, { eventId: id, type, timestamp: occurredAt, data });
  }
}
