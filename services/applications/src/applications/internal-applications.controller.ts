import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { ContractorUseDto, ListContractorUseDto, OwnedApplicationDto, TermSheetFiguresDto } from './application.dto.js';
import { ListContractorUse } from './queries/list-contractor-use.query.js';
import { GetApplicationOwner } from './queries/get-application-owner.query.js';
import { GetTermSheetFigures } from './queries/get-term-sheet-figures.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/applications')
export class InternalApplicationsController {
  constructor(
    private readonly owners: GetApplicationOwner,
    private readonly contractors: ListContractorUse,
    private readonly figures: GetTermSheetFigures,
  ) {}

  @Get(':id/owner')
  @ApiOkResponse({ type: OwnedApplicationDto })
  getApplicationOwner(@Param('id', ParseUUIDPipe) id: string): Promise<OwnedApplicationDto> {
    return this.owners.execute(id);
  }

  @Get(':id/term-sheet-figures')
  @ApiOkResponse({ type: TermSheetFiguresDto })
  getTermSheetFigures(@Param('id', ParseUUIDPipe) id: string): Promise<TermSheetFiguresDto> {
    return this.figures.execute(id);
  }

  @Post('contractor-use')
  @HttpCode(200)
  @ApiOkResponse({ type: [ContractorUseDto] })
  listContractorUse(@Body() request: ListContractorUseDto): Promise<ContractorUseDto[]> {
    return this.contractors.execute(request);
  }
}
