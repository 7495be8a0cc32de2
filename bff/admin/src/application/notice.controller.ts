import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { numberedName } from '@groundwork/domain-applications';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as notifications } from '@groundwork/contract-notifications';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { NoticeSent, NoticeText } from './notice.dto.js';

/** Most users of a company who get the letter of a notice. */
const mostLetters = 20;

/** A message of the administrator about an application: whose it is, the applications service knows. */
@Controller('application')
export class NoticeController {
  constructor(private readonly services: ServiceGateway) {}

  /** Who made the application gets a letter; where the lender entered it, whoever acts for the company. */
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
    const users = await this.services.call(request, companies.listUsersOfCompany, { params: { id: companyId } });
    const ids = users.map((user) => user.id);
    const userIds = ids.includes(userId) ? [userId] : ids.slice(0, mostLetters);
    const called = numberedName({ name: name ?? id, projectNumber });
    return this.services.call(request, notifications.sendNotice, {
      body: { applicationId: id, companyId, userId, userIds, name: called, message },
    });
  }
}
