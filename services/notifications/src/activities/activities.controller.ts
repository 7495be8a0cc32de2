import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ActivityAnswer, ActivityCategory, ActivityQuery } from './activities.dto.js';
import { Activities } from './activities.js';
import { activityCategories } from './activity-records.js';

@ApiTags('activities')
@For('admin', 'super')
@Controller('activities')
export class ActivitiesController {
  constructor(private readonly activities: Activities) {}

  @Get()
  @ApiOkResponse({ type: [ActivityAnswer] })
  listActivities(@CurrentActor() actor: Actor, @Query() query: ActivityQuery): Promise<ActivityAnswer[]> {
    return this.activities.list(actor, query);
  }

  @Get('categories')
  @ApiOkResponse({ type: [ActivityCategory] })
  listActivityCategories(): readonly ActivityCategory[] {
    return activityCategories;
  }
}
