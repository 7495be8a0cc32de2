import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { ApplicationOwnerDto, ContractorUseDto, ListContractorUseDto } from './application.dto.js';
import { ContractorUse } from './queries/contractor-use.query.js';
import { GetApplication } from './queries/get-application.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/applications')
export class InternalApplicationsController {
  constructor(
    private readonly applications: GetApplication,
    private readonly contractors: ContractorUse,
  ) {}

  @Get(':id/owner')
  @ApiOkResponse({ type: ApplicationOwnerDto })
  getApplicationOwner(@Param('id', ParseUUIDPipe) id: string): Promise<ApplicationOwnerDto> {
    return this.applications.owner(id);
  }

  @Post('contractor-use')
  @HttpCode(200)
  @ApiOkResponse({ type: [ContractorUseDto] })
  listContractorUse(@Body() request: ListContractorUseDto): Promise<ContractorUseDto[]> {
    return this.contractors.of(request);
  }
}
