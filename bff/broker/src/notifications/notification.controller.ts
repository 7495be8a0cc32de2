import { Controller, Get, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { operations as notifications } from '@groundwork/contract-notifications';
import { formFields, Forward, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { Acknowledged, AcknowledgeForm } from './notification.dto.js';

/** The broker's bell. */
@Controller('notification')
export class NotificationController {
  constructor(private readonly services: ServiceGateway) {}

  @Get('all/user')
  @Forward(notifications.listNotificationsOfUser)
  ownNotifications(): void {}

  @Put('acknowledge')
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: AcknowledgeForm })
  @ApiOkResponse({ type: Acknowledged })
  async acknowledgeNotifications(@Req() request: FastifyRequest): Promise<Acknowledged> {
    return this.services.call<Acknowledged>(request, notifications.acknowledgeNotifications, { body: await formFields(request) });
  }
}
