import { Controller, Get, Put } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { Forward } from '@groundwork/server-bff';

@Controller()
export class NotificationController {
  @Get('notification/all/user')
  @Forward(notifications.listNotificationsOfUser)
  ownNotifications(): void {}

  @Get('notification/unread')
  @Forward(notifications.countUnreadNotifications)
  unreadNotifications(): void {}

  @Put('notification/acknowledge')
  @Forward(notifications.acknowledgeNotifications, { form: true })
  acknowledgeNotifications(): void {}

  @Get('mailbox')
  @Forward(notifications.listMailbox)
  mailbox(): void {}
}
