import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ReadTimeline } from './read-timeline.query.js';
import { ReadTimelineDto, TimelineDto } from './timeline.dto.js';

@ApiTags('timeline')
@For('borrower')
@Controller('timeline')
export class TimelineController {
  constructor(private readonly timeline: ReadTimeline) {}

  @Get('company/:companyId')
  @ApiOkResponse({ type: TimelineDto })
  readTimelineOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Query() { before }: ReadTimelineDto,
  ): Promise<TimelineDto> {
    return this.timeline.execute(actor, companyId, before);
  }
}
