import type { PublicEvent } from '@groundwork/domain-events';
import type { WebhookAttemptEntity } from './persistence/webhook-attempt.entity.js';
import type { WebhookDeliveryEntity } from './persistence/webhook-delivery.entity.js';
import type { WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';
import type { WebhookAttemptDto, WebhookDeliveryDto, WebhookDto } from './webhook.dto.js';

/** How many of an endpoint's deliveries wait, and how many were given up. */
export interface DeliveryCounts {
  readonly waiting: number;
  readonly givenUp: number;
}

/** What is still to come; what is past says nothing any more. */
const ahead = (instant: Date | null, now: Date): string | null =>
  instant && instant > now ? instant.toISOString() : null;

export const webhookView = (
  row: WebhookEndpointEntity,
  { waiting, givenUp }: DeliveryCounts,
  now: Date,
): WebhookDto => ({
  id: row.id,
  name: row.name,
  url: row.url,
  types: row.types as PublicEvent[],
  active: row.active,
  offBecause: row.offBecause,
  failingSince: row.failingSince?.toISOString() ?? null,
  quietUntil: ahead(row.quietUntil, now),
  secretVersion: row.secretVersion,
  secretAt: (row.secretAt ?? row.createdAt).toISOString(),
  oldSecretUntil: ahead(row.oldSecretUntil, now),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  waiting,
  givenUp,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
});

export const deliveryView = (row: WebhookDeliveryEntity): WebhookDeliveryDto => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  nextAt: row.status === 'queued' ? row.dueAt.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  lastError: row.lastError,
});

export const attemptView = (row: WebhookAttemptEntity): WebhookAttemptDto => ({
  id: row.id,
  at: row.at.toISOString(),
  milliseconds: row.milliseconds,
  status: row.status,
  error: row.error,
  response: row.response,
});
