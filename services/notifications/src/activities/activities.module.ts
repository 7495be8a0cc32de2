import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ActivitiesController } from './activities.controller.js';
import { ActivityLog } from './activity-log.service.js';
import { ActivitiesHandler } from './activities.handler.js';
import { ActivityEntity } from './activity.entity.js';

export const activitiesEntities = [ActivityEntity];

@Module({
  controllers: [ActivitiesController],
  providers: [...useCasesOf(ActivitiesController), ActivitiesHandler, ActivityLog],
  exports: [ActivityLog],
})
export class ActivitiesModule {}
