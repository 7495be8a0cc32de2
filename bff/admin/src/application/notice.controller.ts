import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { numberedName } from '@groundwork/domain-applications';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as notifications } from '@groundwork/contract-notifications';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { NoticeSent, NoticeText } from './notice.dto.js';

/** A message of the administrator about an application: whose it is, the applications service knows. */
@Controller('application')
export class NoticeController {
  constructor(private readonly services: ServiceGateway) {}

  @Post('sendnotice/:id')
  @OpenTo('admin')
  @HttpCode(200)
  @ApiBody({ type: NoticeText })
  @ApiOkResponse({ type: NoticeSent })
  async sendNotice(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Body() { message }: NoticeText,
  ): Promise<NoticeSent> {
    const { companyId, userId, name, projectNumber } = await this.services.call(request, applications.getApplication, {
      params: { id },
    });
    return this.services.call(request, notifications.sendNotice, {
      body: { applicationId: id, companyId, userId, name: numberedName({ name: name ?? id, projectNumber }), message },
    });
  }
}
