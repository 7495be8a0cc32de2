import { Controller, Get, Put } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { Forward } from '@groundwork/server-bff';

/** The bell of the top bar, whoever is signed in; a borrower's is that of the company in use. */
@Controller('notification')
export class NotificationsController {
  @Get('all/user')
  @Forward(notifications.listNotificationsOfUser, { queryFromSession: { companyId: 'company' } })
  notificationsOfUser(): void {}

  @Get('stream')
  @Forward(notifications.streamNotifications, { queryFromSession: { companyId: 'company' }, stream: true })
  stream(): void {}

  @Put('acknowledge')
  @Forward(notifications.acknowledgeNotifications, { form: true })
  acknowledge(): void {}
}
