import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AcknowledgeNotifications } from './acknowledge.command.js';
import { AcknowledgeBody, AcknowledgedAnswer, NotificationAnswer, UnreadAnswer } from './notifications.dto.js';
import { NotificationQueries } from './notifications.queries.js';

@ApiTags('notification')
@For('borrower', 'broker', 'admin', 'super')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly queries: NotificationQueries,
    private readonly acknowledge: AcknowledgeNotifications,
  ) {}

  /** What is for the caller, by whatever it is: user, broker, administrator, member of companies. */
  @Get()
  @ApiQuery({
    name: 'companyId',
    required: false,
    type: String,
    description: 'What concerns this company and the caller in person.',
  })
  @ApiOkResponse({ type: [NotificationAnswer] })
  listNotificationsOfUser(
    @CurrentActor() actor: Actor,
    @Query('companyId', new ParseUUIDPipe({ optional: true })) companyId?: string,
  ): Promise<NotificationAnswer[]> {
    return this.queries.of(actor, companyId);
  }

  @Get('company/:companyId')
  @ApiOkResponse({ type: [NotificationAnswer] })
  listNotificationsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId') companyId: string,
  ): Promise<NotificationAnswer[]> {
    return this.queries.of(actor, companyId);
  }

  @Get('unread')
  @ApiQuery({ name: 'companyId', required: false, type: String })
  @ApiOkResponse({ type: UnreadAnswer })
  async countUnreadNotifications(
    @CurrentActor() actor: Actor,
    @Query('companyId', new ParseUUIDPipe({ optional: true })) companyId?: string,
  ): Promise<UnreadAnswer> {
    return { unread: await this.queries.unread(actor, companyId) };
  }

  @Put('acknowledge')
  @ApiOkResponse({ type: AcknowledgedAnswer })
  async acknowledgeNotifications(
    @CurrentActor() actor: Actor,
    @Body() body: AcknowledgeBody,
  ): Promise<AcknowledgedAnswer> {
    return { acknowledged: await this.acknowledge.run(actor, body.notifications) };
  }
}
