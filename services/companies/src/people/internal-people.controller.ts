import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { CompanyPartiesDto, GetCompanyParties } from './get-company-parties.query.js';

/** What other services ask of the people of a company. */
@For('system')
@Controller('internal/companies')
export class InternalPeopleController {
  constructor(private readonly parties: GetCompanyParties) {}

  @Get(':companyId/parties')
  @ApiOkResponse({ type: CompanyPartiesDto })
  getCompanyParties(@Param('companyId', ParseUUIDPipe) companyId: string): Promise<CompanyPartiesDto> {
    return this.parties.execute(companyId);
  }
}
