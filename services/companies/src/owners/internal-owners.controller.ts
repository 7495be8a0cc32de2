import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { CreditPartiesDto, GetCreditParties } from './get-credit-parties.query.js';

/** What other services ask of the owners of a company. */
@For('system')
@Controller('internal/companies')
export class InternalOwnersController {
  constructor(private readonly parties: GetCreditParties) {}

  @Get(':companyId/credit-parties')
  @ApiOkResponse({ type: CreditPartiesDto })
  getCreditParties(@Param('companyId', ParseUUIDPipe) companyId: string): Promise<CreditPartiesDto> {
    return this.parties.execute(companyId);
  }
}
