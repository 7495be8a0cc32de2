import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateWebhook } from './commands/create-webhook.command.js';
import { PingWebhook } from './commands/ping-webhook.command.js';
import { RemoveWebhook } from './commands/remove-webhook.command.js';
import { ReplayDelivery } from './commands/replay-delivery.command.js';
import { ReplaySince } from './commands/replay-since.command.js';
import { RotateWebhookSecret } from './commands/rotate-webhook-secret.command.js';
import { UpdateWebhook } from './commands/update-webhook.command.js';
import { ListWebhooks } from './queries/list-webhooks.query.js';
import { PageDeliveries } from './queries/page-deliveries.query.js';
import { ReadDelivery } from './queries/read-delivery.query.js';
import {
  CreateWebhookDto,
  DeliveryPageDto,
  NewWebhookDto,
  PageDeliveriesDto,
  ReplayedDto,
  ReplaySinceDto,
  RotateSecretDto,
  UpdateWebhookDto,
  WebhookDeliveryDetailsDto,
  WebhookDeliveryDto,
  WebhookDto,
} from './webhook.dto.js';

const id = (name = 'id') => Param(name, ParseUUIDPipe);

/** Where events are told to programs of the lender. Making one or a secret needs no key against a second time: see the commands. */
@ApiTags('webhooks')
@For('super')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly list: ListWebhooks,
    private readonly creation: CreateWebhook,
    private readonly change: UpdateWebhook,
    private readonly rotation: RotateWebhookSecret,
    private readonly removal: RemoveWebhook,
    private readonly ping: PingWebhook,
    private readonly page: PageDeliveries,
    private readonly delivery: ReadDelivery,
    private readonly replay: ReplayDelivery,
    private readonly since: ReplaySince,
  ) {}

  @Get()
  @ApiOkResponse({ type: [WebhookDto] })
  listWebhooks(): Promise<WebhookDto[]> {
    return this.list.execute();
  }

  @Post()
  @ApiCreatedResponse({ type: NewWebhookDto })
  createWebhook(@CurrentActor() actor: Actor, @Body() body: CreateWebhookDto): Promise<NewWebhookDto> {
    return this.creation.execute(actor, body);
  }

  @Put(':id')
  @Idempotent()
  @ApiOkResponse({ type: WebhookDto })
  updateWebhook(
    @CurrentActor() actor: Actor,
    @id() webhookId: string,
    @Body() body: UpdateWebhookDto,
  ): Promise<WebhookDto> {
    return this.change.execute(actor, webhookId, body);
  }

  @Post(':id/secrets')
  @ApiCreatedResponse({ type: NewWebhookDto })
  rotateWebhookSecret(
    @CurrentActor() actor: Actor,
    @id() webhookId: string,
    @Body() body: RotateSecretDto,
  ): Promise<NewWebhookDto> {
    return this.rotation.execute(actor, webhookId, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  removeWebhook(@CurrentActor() actor: Actor, @id() webhookId: string): Promise<void> {
    return this.removal.execute(actor, webhookId);
  }

  @Post(':id/pings')
  @Idempotent()
  @ApiCreatedResponse({ type: WebhookDeliveryDto })
  pingWebhook(@id() webhookId: string): Promise<WebhookDeliveryDto> {
    return this.ping.execute(webhookId);
  }

  @Post(':id/replays')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: ReplayedDto })
  replayWebhookSince(
    @CurrentActor() actor: Actor,
    @id() webhookId: string,
    @Body() body: ReplaySinceDto,
  ): Promise<ReplayedDto> {
    return this.since.execute(actor, webhookId, body);
  }

  @Get(':id/deliveries')
  @ApiOkResponse({ type: DeliveryPageDto })
  pageWebhookDeliveries(@id() webhookId: string, @Query() query: PageDeliveriesDto): Promise<DeliveryPageDto> {
    return this.page.execute(webhookId, query);
  }

  @Get(':id/deliveries/:deliveryId')
  @ApiOkResponse({ type: WebhookDeliveryDetailsDto })
  getWebhookDelivery(
    @id() webhookId: string,
    @id('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryDetailsDto> {
    return this.delivery.execute(webhookId, deliveryId);
  }

  @Post(':id/deliveries/:deliveryId/replays')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: WebhookDeliveryDto })
  replayWebhookDelivery(
    @CurrentActor() actor: Actor,
    @id() webhookId: string,
    @id('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryDto> {
    return this.replay.execute(actor, webhookId, deliveryId);
  }
}
