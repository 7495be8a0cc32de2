import { Controller, Get, Put } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { Forward } from '@groundwork/server-bff';

/** The bell of the company in use. */
@Controller('notification')
export class NotificationController {
  @Get('all/:company')
  @Forward(notifications.listNotificationsOfCompany, { params: { companyId: 'company' } })
  notificationsOfCompany(): void {}

  @Get('timeline/:company')
  @Forward(notifications.readTimelineOfCompany, { params: { companyId: 'company' } })
  timelineOfCompany(): void {}

  /** The catalogue has it as a form with the field `notifications`; a JSON body with the same field will do as well. */
  @Put('acknowledge')
  @Forward(notifications.acknowledgeNotifications, { form: true })
  acknowledge(): void {}
}
