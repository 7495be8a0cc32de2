import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ActivityCategoryDto, ActivityDto, ListActivitiesDto } from './activity.dto.js';
import { activityCategories } from './domain/activity-records.js';
import { ListActivities } from './list-activities.query.js';

@ApiTags('activities')
@For('admin', 'super')
@Controller('activities')
export class ActivitiesController {
  constructor(private readonly list: ListActivities) {}

  @Get()
  @ApiOkResponse({ type: [ActivityDto] })
  listActivities(@CurrentActor() actor: Actor, @Query() query: ListActivitiesDto): Promise<ActivityDto[]> {
    return this.list.execute(actor, query);
  }

  @Get('categories')
  @ApiOkResponse({ type: [ActivityCategoryDto] })
  listActivityCategories(): readonly ActivityCategoryDto[] {
    return activityCategories;
  }
}
