import { Controller, Get, Put } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { Forward } from '@groundwork/server-bff';

/** The broker's bell. */
@Controller('notification')
export class NotificationController {
  @Get('all/user')
  @Forward(notifications.listNotificationsOfUser)
  ownNotifications(): void {}

  @Put('acknowledge')
  @Forward(notifications.acknowledgeNotifications, { form: true })
  acknowledgeNotifications(): void {}
}
