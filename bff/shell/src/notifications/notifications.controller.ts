import { Controller, Get, Put } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { Forward } from '@groundwork/server-bff';

/** The bell of the top bar, whoever is signed in. */
@Controller('notification')
export class NotificationsController {
  @Get('all/user')
  @Forward(notifications.listNotificationsOfUser)
  notificationsOfUser(): void {}

  @Put('acknowledge')
  @Forward(notifications.acknowledgeNotifications, { form: true })
  acknowledge(): void {}
}
