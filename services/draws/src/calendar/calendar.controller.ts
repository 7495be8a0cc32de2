import { Controller, Get, Param, ParseUUIDPipe, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { PrintCalendar } from './print-calendar.query.js';

/** The due dates of a loan, for a calendar program. */
@ApiTags('loans')
@For('borrower', 'admin', 'super')
@Controller('loans/:applicationId/calendar')
export class CalendarController {
  constructor(private readonly printing: PrintCalendar) {}

  @Get()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async printCalendar(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<StreamableFile> {
    const file = await this.printing.execute(actor, applicationId);
    return new StreamableFile(file, {
      type: 'text/calendar; charset=utf-8',
      disposition: 'attachment; filename="due-dates.ics"',
      length: file.length,
    });
  }
}
