import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { LessThan } from 'typeorm';
import { WebhookDeliveryEntity } from '../persistence/webhook-delivery.entity.js';
import type { DeliveryPageDto, PageDeliveriesDto } from '../webhook.dto.js';
import { WebhookRepository } from '../webhook.repository.js';
import { deliveryView } from '../webhook.view.js';

const pageSize = 25;

/** An endpoint's deliveries, the newest first. Ids grow with time, so that an id is a cursor that stays good. */
@Injectable()
export class PageDeliveries {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
  ) {}

  async execute(endpointId: string, { status, cursor }: PageDeliveriesDto): Promise<DeliveryPageDto> {
    await this.webhooks.get(endpointId);
    const rows = await this.database.manager.find(WebhookDeliveryEntity, {
      where: { endpointId, ...(status ? { status } : {}), ...(cursor ? { id: LessThan(cursor) } : {}) },
      order: { id: 'DESC' },
      take: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    return { deliveries: page.map(deliveryView), next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
  }
}
