import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { TimelineEntryEntity } from './timeline-entry.entity.js';
import { TimelineController } from './timeline.controller.js';
import { TimelineReader } from './timeline-reader.service.js';
import { TimelineHandler } from './timeline.handler.js';

export const timelineEntities = [TimelineEntryEntity];

@Module({
  controllers: [TimelineController],
  providers: [...useCasesOf(TimelineController), TimelineHandler, TimelineReader],
  exports: [TimelineReader],
})
export class TimelineModule {}
