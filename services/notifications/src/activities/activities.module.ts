import { Module } from '@nestjs/common';
import { ActivitiesController } from './activities.controller.js';
import { ActivitiesHandler } from './activities.handler.js';
import { ActivityEntity } from './activity.entity.js';
import { ListActivities } from './list-activities.query.js';

export const activitiesEntities = [ActivityEntity];

@Module({
  controllers: [ActivitiesController],
  providers: [ListActivities, ActivitiesHandler],
})
export class ActivitiesModule {}
