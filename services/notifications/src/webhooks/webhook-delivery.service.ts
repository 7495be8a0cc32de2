import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { fill } from '@groundwork/domain-messages';
import { webhookNotices } from '@groundwork/domain-messages-letters';
import { Database, newId, Seal } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { In, LessThan, LessThanOrEqual } from 'typeorm';
import { Bell, toAdministrators } from '../bell/index.js';
import { failingMost, keptFor, pauseAfter, toldAgainAfter } from './domain/pauses.js';
import { quietFor } from './domain/retry-after.js';
import { signedHeaders } from './domain/signature.js';
import { WebhookAttemptEntity } from './persistence/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from './persistence/webhook-delivery.entity.js';
import { secretContext, WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';
import { WebhookChanges } from './webhook-changes.service.js';
import { WebhookSender } from './webhook-sender.service.js';
import type { Attempt } from './webhook-sender.service.js';

/** Longer than an attempt takes. */
const leaseMs = 60_000;
/** Why the portal turns one off, as the audit record tells it. */
const pauseReasons = { failing: 'nothing arrived for five days', gone: 'its receiver is gone' } as const;
/** A receiver that says so wants nothing any more. */
const gone = 410;

/**
 * Delivers what is queued for one endpoint, in the order in which it is due. A row is taken by a conditional update, so that two processes
 * never send the same one at a time; what a process took that ended then is sent again, under the same id.
 */
@Injectable()
export class WebhookDelivery {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    private readonly sender: WebhookSender,
    private readonly bell: Bell,
    private readonly changes: WebhookChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The endpoints for which something is due. */
  async due(): Promise<string[]> {
    const dueAt = LessThanOrEqual(this.clock.now());
    await this.database.statement((manager) =>
      manager.update(WebhookDeliveryEntity, { status: 'sending', dueAt }, { status: 'queued' }),
    );
    const rows = await this.database.reading.manager
      .createQueryBuilder(WebhookDeliveryEntity, 'delivery')
      .select('DISTINCT delivery.endpointId', 'endpointId')
      .where({ status: 'queued', dueAt })
      .getRawMany<{ endpointId: string }>();
    return rows.map(({ endpointId }) => endpointId);
  }

  /** Sends the next one that is due. False where there is none, the endpoint is off or wants to be left alone, or nobody answers. */
  async next(endpointId: string): Promise<boolean> {
    const { manager } = this.database.reading;
    const endpoint = await manager.findOneBy(WebhookEndpointEntity, { id: endpointId });
    if (!endpoint?.active || (endpoint.quietUntil && endpoint.quietUntil > this.clock.now())) return false;
    const delivery = await manager.findOne(WebhookDeliveryEntity, {
      where: { endpointId, status: 'queued', dueAt: LessThanOrEqual(this.clock.now()) },
      order: { dueAt: 'ASC', id: 'ASC' },
    });
    if (!delivery) return false;
    const attempts = delivery.attempts + 1;
    const dueAt = new Date(this.clock.now().getTime() + leaseMs);
    const taken = await this.move(delivery, { status: 'sending', attempts, dueAt });
    // Another process was faster: there may be more.
    if (!taken) return true;
    const attempt = await this.attempt(endpoint, delivery);
    await this.settle(endpoint, { ...delivery, status: 'sending', attempts }, attempt);
    return !attempt.isAway;
  }

  /** Forgets what was settled long ago, and secrets that count no more. */
  async clear(): Promise<void> {
    await this.database.statement((manager) =>
      manager.update(
        WebhookEndpointEntity,
        { oldSecretUntil: LessThanOrEqual(this.clock.now()) },
        { oldSecret: null, oldSecretUntil: null },
      ),
    );
    const old = {
      status: In(['delivered', 'failed']),
      createdAt: LessThan(new Date(this.clock.now().getTime() - keptFor)),
    };
    const rows = await this.database.reading.manager.find(WebhookDeliveryEntity, {
      select: { id: true },
      where: old,
      take: 500,
    });
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await this.database.transaction(async (manager) => {
      await manager.delete(WebhookAttemptEntity, { deliveryId: In(ids) });
      await manager.delete(WebhookDeliveryEntity, { id: In(ids) });
    });
  }

  private async attempt(endpoint: WebhookEndpointEntity, { eventId: id, body }: WebhookDeliveryEntity) {
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const secrets = this.secretsOf(endpoint).map((sealed) => this.seal.open(sealed, secretContext(endpoint.id)));
    const begun = performance.now();
    const outcome = await this.sender.send(endpoint.url, signedHeaders({ id, timestamp, body }, secrets), body);
    return { ...outcome, milliseconds: Math.round(performance.now() - begun) };
  }

  /** The present one first, and the one before it while it counts. */
  private secretsOf({ secret, oldSecret, oldSecretUntil }: WebhookEndpointEntity): string[] {
    return oldSecret && oldSecretUntil && oldSecretUntil > this.clock.now() ? [secret, oldSecret] : [secret];
  }

  private async settle(
    endpoint: WebhookEndpointEntity,
    delivery: WebhookDeliveryEntity,
    { status, error, response, retryAfter, milliseconds }: Attempt & { milliseconds: number },
  ): Promise<void> {
    const now = this.clock.now();
    const pause = pauseAfter(delivery.attempts);
    const quiet = quietFor(status, retryAfter, now);
    const change: Partial<WebhookDeliveryEntity> =
      error === null
        ? { status: 'delivered', deliveredAt: now, lastError: null }
        : pause === undefined || status === gone
          ? { status: 'failed', lastError: error }
          : { status: 'queued', lastError: error, dueAt: new Date(now.getTime() + Math.max(pause, quiet)) };
    await this.database.transaction(async (manager) => {
      await manager.insert(WebhookAttemptEntity, {
        id: newId(),
        deliveryId: delivery.id,
        at: now,
        milliseconds,
        status,
        error,
        response,
      });
      const { id, attempts } = delivery;
      await manager.update(WebhookDeliveryEntity, { id, attempts, status: 'sending' }, change);
      if (error === null) {
        await manager.update(WebhookEndpointEntity, { id: endpoint.id }, { deliveredAt: now, failingSince: null });
        return;
      }
      const since = endpoint.failingSince ?? now;
      const quietUntil = quiet ? { quietUntil: new Date(now.getTime() + quiet) } : {};
      await manager.update(WebhookEndpointEntity, { id: endpoint.id }, { failingSince: since, ...quietUntil });
      if (status === gone) await this.turnOff(manager, endpoint, 'gone');
      else if (now.getTime() - since.getTime() >= failingMost) await this.turnOff(manager, endpoint, 'failing');
      else if (change.status === 'failed') await this.tellOfGivenUp(manager, endpoint, delivery);
    });
  }

  /** Turns an endpoint off, once, and tells the administrators. What waits is given up; it can be sent again when it is on. */
  private async turnOff(
    manager: EntityManager,
    endpoint: WebhookEndpointEntity,
    because: 'gone' | 'failing',
  ): Promise<void> {
    const { id, name } = endpoint;
    const { affected } = await manager.update(
      WebhookEndpointEntity,
      { id, active: true },
      { active: false, offBecause: because },
    );
    if (affected !== 1) return;
    await manager.update(WebhookDeliveryEntity, { endpointId: id, status: 'queued' }, { status: 'failed' });
    const message = fill(webhookNotices[because], { name });
    await this.bell.ring(manager, [{ to: toAdministrators, message, link: '/webhooks' }]);
    await this.changes.tell(manager, endpoint, 'paused', null, { because: pauseReasons[because] });
  }

  /** Tells the administrators of what a receiver did not take in all of its attempts, and then of none for a day. */
  private async tellOfGivenUp(
    manager: EntityManager,
    { id, name, toldAt }: WebhookEndpointEntity,
    { type: event }: WebhookDeliveryEntity,
  ): Promise<void> {
    const now = this.clock.now();
    if (toldAt && now.getTime() - toldAt.getTime() < toldAgainAfter) return;
    await manager.update(WebhookEndpointEntity, { id }, { toldAt: now });
    const message = fill(webhookNotices.givenUp, { name, event });
    await this.bell.ring(manager, [{ to: toAdministrators, message, link: `/webhooks/${id}` }]);
  }

  private async move({ id, attempts, status }: WebhookDeliveryEntity, change: Partial<WebhookDeliveryEntity>) {
    const where = { id, attempts, status };
    const { affected } = await this.database.statement((manager) =>
      manager.update(WebhookDeliveryEntity, where, change),
    );
    return affected === 1;
  }
}
