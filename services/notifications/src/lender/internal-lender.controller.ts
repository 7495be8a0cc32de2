import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { GetLenderFacts } from './get-lender-facts.query.js';
import { LenderFactsDto } from './lender.dto.js';

/** What other services may know of the lender. */
@Controller('internal/lender')
export class InternalLenderController {
  constructor(private readonly facts: GetLenderFacts) {}

  @Get()
  @For('system')
  @ApiOkResponse({ type: LenderFactsDto })
  getLenderFacts(): Promise<LenderFactsDto> {
    return this.facts.execute();
  }
}
