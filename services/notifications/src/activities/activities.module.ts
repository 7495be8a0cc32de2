import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { TimelineModule } from '../timeline/index.js';
import { ActivitiesController } from './activities.controller.js';
import { ActivityLog } from './activity-log.service.js';
import { ActivitiesHandler } from './activities.handler.js';
import { ActivityEntity } from './activity.entity.js';

export const activitiesEntities = [ActivityEntity];

@Module({
  imports: [TimelineModule],
  controllers: [ActivitiesController],
  providers: [...useCasesOf(ActivitiesController), ActivitiesHandler, ActivityLog],
  exports: [ActivityLog],
})
export class ActivitiesModule {}
