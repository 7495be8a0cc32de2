import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database, readRows } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { WebhookDeliveryEntity } from '../persistence/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from '../persistence/webhook-endpoint.entity.js';
import type { UpdateWebhookDto, WebhookDto } from '../webhook.dto.js';
import { WebhookChanges } from '../webhook-changes.service.js';
import { nameInUse, WebhookRepository } from '../webhook.repository.js';

/** Changes an endpoint, or turns it on or off. What waited for one that is turned off is given up. */
@Injectable()
export class UpdateWebhook {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
    private readonly changes: WebhookChanges,
  ) {}

  async execute(actor: Actor, id: string, { active, ...body }: UpdateWebhookDto): Promise<WebhookDto> {
    const changedBy = found(actor.userId, 'The user');
    const values = this.webhooks.checked(body);
    await this.database.transaction(async (manager) => {
      // Of two at once, the second sees what the first has changed.
      const [row] = await readRows(manager, WebhookEndpointEntity, { id }, { held: true });
      const before = found(row, 'The webhook');
      const standing = active
        ? { active, offBecause: null, ...(before.active ? {} : { failingSince: null, quietUntil: null }) }
        : { active, offBecause: before.offBecause ?? ('turned_off' as const) };
      await manager.update(WebhookEndpointEntity, { id }, { ...values, ...standing }).catch(nameInUse);
      if (!active)
        await manager.update(WebhookDeliveryEntity, { endpointId: id, status: 'queued' }, { status: 'failed' });
      const after = { ...before, ...values };
      if (isOther(before, values))
        await this.changes.tell(manager, after, 'changed', changedBy, { to: new URL(after.url).host });
      if (active !== before.active)
        await this.changes.tell(manager, after, active ? 'turned_on' : 'turned_off', changedBy);
    });
    return this.webhooks.view(id);
  }
}

type Values = Pick<WebhookEndpointEntity, 'name' | 'url' | 'types'>;

const isOther = (before: Values, after: Values): boolean =>
  before.name !== after.name || before.url !== after.url || before.types.join() !== after.types.join();
