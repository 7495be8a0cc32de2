import { Inject, Injectable } from '@nestjs/common';
import { HOUR } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, Seal } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { newWebhookSecret } from '../domain/signature.js';
import { secretContext, WebhookEndpointEntity } from '../persistence/webhook-endpoint.entity.js';
import type { NewWebhookDto, RotateSecretDto } from '../webhook.dto.js';
import { WebhookChanges } from '../webhook-changes.service.js';
import { WebhookRepository } from '../webhook.repository.js';

/**
 * Replaces the secret, which is in this answer alone. The one before it counts a while longer, so that receivers take the new one up
 * without a gap; one before that ends. Sent twice, the second finds another version.
 */
@Injectable()
export class RotateWebhookSecret {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhookRepository,
    private readonly seal: Seal,
    private readonly changes: WebhookChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, { secretVersion, overlapHours }: RotateSecretDto): Promise<NewWebhookDto> {
    const changedBy = found(actor.userId, 'The user');
    const secret = newWebhookSecret();
    await this.database.transaction(async (manager) => {
      const endpoint = await this.webhooks.get(id);
      const now = this.clock.now();
      const oldSecretUntil = overlapHours ? new Date(now.getTime() + overlapHours * HOUR) : null;
      const { affected } = await manager.update(
        WebhookEndpointEntity,
        { id, secretVersion },
        {
          secret: this.seal.seal(secret, secretContext(id)),
          secretVersion: secretVersion + 1,
          secretAt: now,
          oldSecret: oldSecretUntil && endpoint.secret,
          oldSecretUntil,
        },
      );
      if (affected !== 1) throw Problem.conflict(await this.webhooks.view(id));
      const until = (oldSecretUntil ?? now).toISOString();
      await this.changes.tell(manager, endpoint, 'secret_rotated', changedBy, { until });
    });
    return { ...(await this.webhooks.view(id)), secret };
  }
}
