import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { CompanyFactsDto } from './company-facts.dto.js';
import { GetCompanyFacts } from './get-company-facts.query.js';

@Controller('internal/companies')
export class InternalCompanyController {
  constructor(private readonly facts: GetCompanyFacts) {}

  @Get(':id')
  @For('system')
  @ApiOkResponse({ type: CompanyFactsDto })
  getCompanyFacts(@Param('id') id: string): Promise<CompanyFactsDto> {
    return this.facts.execute(id);
  }
}
