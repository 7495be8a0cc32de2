import { Inject, Injectable } from '@nestjs/common';
import { machineRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, Seal } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { newWebhookSecret } from '../domain/signature.js';
import { secretContext, WebhookEndpointEntity } from '../persistence/webhook-endpoint.entity.js';
import type { CreateWebhookDto, NewWebhookDto } from '../webhook.dto.js';
import { WebhookChanges } from '../webhook-changes.service.js';
import { nameInUse, WebhookRepository } from '../webhook.repository.js';
import { webhookView } from '../webhook.view.js';

/** Each has a lane of its own. */
const mostEndpoints = 20;

/** Adds an endpoint. Its secret is in this answer alone, which is not kept: sent twice, the second finds the name in use. */
@Injectable()
export class CreateWebhook {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
    private readonly seal: Seal,
    private readonly changes: WebhookChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateWebhookDto): Promise<NewWebhookDto> {
    const values = this.webhooks.checked(body);
    const id = newId();
    const secret = newWebhookSecret();
    const row: WebhookEndpointEntity = {
      ...values,
      id,
      secret: this.seal.seal(secret, secretContext(id)),
      secretVersion: 1,
      secretAt: null,
      oldSecret: null,
      oldSecretUntil: null,
      active: true,
      offBecause: null,
      failingSince: null,
      quietUntil: null,
      toldAt: null,
      deliveredAt: null,
      createdBy: actor.userId ?? '',
      createdAt: this.clock.now(),
    };
    await this.database.transaction(async (manager) => {
      await this.database.turn('webhooks');
      if ((await manager.count(WebhookEndpointEntity)) >= mostEndpoints)
        throw new Problem('rule.violated', machineRules.webhooksTooMany);
      await manager.insert(WebhookEndpointEntity, row).catch(nameInUse);
      await this.changes.tell(manager, row, 'created', row.createdBy, { to: new URL(row.url).host });
    });
    return { ...webhookView(row, { waiting: 0, givenUp: 0 }, row.createdAt), secret };
  }
}
