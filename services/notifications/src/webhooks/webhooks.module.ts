import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { BellModule } from '../bell/index.js';
import { WebhookAttemptEntity } from './persistence/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from './persistence/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';
import { WebhookChanges } from './webhook-changes.service.js';
import { WebhookDelivery } from './webhook-delivery.service.js';
import { WebhookQueue } from './webhook-queue.service.js';
import { WebhookSender } from './webhook-sender.service.js';
import { WebhookWorker } from './webhook-worker.service.js';
import { WebhookRepository } from './webhook.repository.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksHandler } from './webhooks.handler.js';

export const webhooksEntities = [WebhookEndpointEntity, WebhookDeliveryEntity, WebhookAttemptEntity];

@Module({
  imports: [BellModule],
  controllers: [WebhooksController],
  providers: [
    ...useCasesOf(WebhooksController),
    WebhookRepository,
    WebhookChanges,
    WebhookSender,
    WebhookDelivery,
    WebhookWorker,
    WebhookQueue,
    WebhooksHandler,
  ],
})
export class WebhooksModule {}
