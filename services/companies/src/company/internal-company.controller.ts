import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { GetCompanyFacts } from './get-company-facts.query.js';
import type { CompanyFactsForServices } from './get-company-facts.query.js';

@ApiExcludeController()
@Controller('internal/companies')
export class InternalCompanyController {
  constructor(private readonly facts: GetCompanyFacts) {}

  @Get(':id')
  @For('system')
  getCompanyFacts(@Param('id') id: string): Promise<CompanyFactsForServices> {
    return this.facts.execute(id);
  }
}
