import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { GetStandingAcceptance } from './queries/get-standing-acceptance.query.js';
import { GetStandingSupervision } from './queries/get-standing-supervision.query.js';
import { StandingAcceptanceDto, StandingSupervisionDto } from './term-sheet.dto.js';

/** What other services ask. */
@For('system')
@Controller('internal/term-sheets')
export class InternalTermSheetsController {
  constructor(
    private readonly supervision: GetStandingSupervision,
    private readonly acceptance: GetStandingAcceptance,
  ) {}

  @Get(':applicationId/supervision')
  @ApiOkResponse({ type: StandingSupervisionDto })
  getStandingSupervision(
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<StandingSupervisionDto> {
    return this.supervision.execute(applicationId);
  }

  @Get(':applicationId/acceptance')
  @ApiOkResponse({ type: StandingAcceptanceDto })
  getStandingAcceptance(@Param('applicationId', ParseUUIDPipe) applicationId: string): Promise<StandingAcceptanceDto> {
    return this.acceptance.execute(applicationId);
  }
}
