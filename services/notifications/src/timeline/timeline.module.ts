import { Module } from '@nestjs/common';
import { ReadTimeline } from './read-timeline.query.js';
import { TimelineEntryEntity } from './timeline-entry.entity.js';
import { TimelineController } from './timeline.controller.js';
import { TimelineHandler } from './timeline.handler.js';

export const timelineEntities = [TimelineEntryEntity];

@Module({
  controllers: [TimelineController],
  providers: [ReadTimeline, TimelineHandler],
})
export class TimelineModule {}
