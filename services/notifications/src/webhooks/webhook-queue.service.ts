import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { publicVersion } from '@groundwork/domain-events';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { WebhookDeliveryEntity } from './persistence/webhook-delivery.entity.js';
import type { WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';
import { WebhookWorker } from './webhook-worker.service.js';

interface Told {
  readonly eventId: string;
  readonly type: string;
  /** ISO instant. */
  readonly timestamp: string;
  readonly data: unknown;
}

/** Writes what is to be told in the transaction of what it tells of; the worker carries it. */
@Injectable()
export class WebhookQueue {
  constructor(
    private readonly database: Database,
    private readonly worker: WebhookWorker,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async add(
    manager: EntityManager,
    endpoints: readonly WebhookEndpointEntity[],
    { eventId, type, timestamp, data }: Told,
  ): Promise<WebhookDeliveryEntity[]> {
    if (endpoints.length === 0) return [];
    const now = this.clock.now();
    const body = JSON.stringify({ type, timestamp, version: publicVersion, data });
    const rows = endpoints.map((endpoint): WebhookDeliveryEntity => ({
      id: newId(),
      endpointId: endpoint.id,
      eventId,
      type,
      body,
      status: 'queued',
      attempts: 0,
      dueAt: now,
      createdAt: now,
      deliveredAt: null,
      lastError: null,
    }));
    await manager.insert(WebhookDeliveryEntity, rows);
    this.wake();
    return rows;
  }

  /** After the commit. */
  wake(): void {
    this.database.afterCommit(() => this.worker.wake());
  }
}
