import { Controller, Get, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { operations as notifications } from '@groundwork/contract-notifications';
import { Forward, formFields, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';

export class AcknowledgeForm {
  @ApiProperty({ type: String, description: 'an id, or a JSON list of ids' }) notifications!: string;
}

export class Acknowledged {
  @ApiProperty({ type: [String] }) acknowledged!: string[];
}

/** The bell of the company in use. */
@Controller('notification')
export class NotificationController {
  constructor(private readonly gateway: ServiceGateway) {}

  @Get('all/:company')
  @Forward(notifications.listNotificationsOfCompany, { params: { companyId: 'company' } })
  notificationsOfCompany(): void {}

  /** The catalogue has it as a form with the field `notifications`; a JSON body with the same field will do as well. */
  @Put('acknowledge')
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: AcknowledgeForm })
  @ApiOkResponse({ type: Acknowledged })
  async acknowledge(@Req() request: FastifyRequest): Promise<Acknowledged> {
    return this.gateway.call(request, notifications.acknowledgeNotifications, { body: await formFields(request) });
  }
}
