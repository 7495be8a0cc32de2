import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { ApplicationOwnerDto } from './application.dto.js';
import { GetApplication } from './queries/get-application.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/applications')
export class InternalApplicationsController {
  constructor(private readonly applications: GetApplication) {}

  @Get(':id/owner')
  @ApiOkResponse({ type: ApplicationOwnerDto })
  getApplicationOwner(@Param('id', ParseUUIDPipe) id: string): Promise<ApplicationOwnerDto> {
    return this.applications.owner(id);
  }
}
