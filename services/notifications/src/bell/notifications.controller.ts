import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AcknowledgeNotifications } from './commands/acknowledge-notifications.command.js';
import {
  AcknowledgedNotificationsDto,
  AcknowledgeNotificationsDto,
  NotificationDto,
  UnreadCountDto,
} from './notification.dto.js';
import { CountUnreadNotifications } from './queries/count-unread-notifications.query.js';
import { ListNotifications } from './queries/list-notifications.query.js';

@ApiTags('notification')
@For('borrower', 'broker', 'admin', 'super')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly list: ListNotifications,
    private readonly countUnread: CountUnreadNotifications,
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
  @ApiOkResponse({ type: [NotificationDto] })
  listNotificationsOfUser(
    @CurrentActor() actor: Actor,
    @Query('companyId', new ParseUUIDPipe({ optional: true })) companyId?: string,
  ): Promise<NotificationDto[]> {
    return this.list.execute(actor, companyId);
  }

  @Get('company/:companyId')
  @For('borrower')
  @ApiOkResponse({ type: [NotificationDto] })
  listNotificationsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId') companyId: string,
  ): Promise<NotificationDto[]> {
    return this.list.execute(actor, companyId);
  }

  @Get('unread')
  @ApiQuery({ name: 'companyId', required: false, type: String })
  @ApiOkResponse({ type: UnreadCountDto })
  async countUnreadNotifications(
    @CurrentActor() actor: Actor,
    @Query('companyId', new ParseUUIDPipe({ optional: true })) companyId?: string,
  ): Promise<UnreadCountDto> {
    return { unread: await this.countUnread.execute(actor, companyId) };
  }

  @Put('acknowledge')
  @ApiOkResponse({ type: AcknowledgedNotificationsDto })
  async acknowledgeNotifications(
    @CurrentActor() actor: Actor,
    @Body() body: AcknowledgeNotificationsDto,
  ): Promise<AcknowledgedNotificationsDto> {
    return { acknowledged: await this.acknowledge.execute(actor, body.notifications) };
  }
}
