import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { Forward } from '@groundwork/server-bff';

@Controller('admin')
export class ActivityController {
  @Get('activities')
  @Forward(notifications.listActivities)
  activities(): void {}

  @Get('categories')
  @Forward(notifications.listActivityCategories)
  activityCategories(): void {}

  /** The path is spelled so in the catalogue. */
  @Post('updatTasks')
  @HttpCode(200)
  @Forward(notifications.saveTask)
  updateTask(): void {}

  @Post('removeTask')
  @HttpCode(204)
  @Forward(notifications.removeTask)
  removeTask(): void {}
}
