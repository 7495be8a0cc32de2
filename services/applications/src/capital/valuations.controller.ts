import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { ListValuations } from './list-valuations.query.js';
import { ListValuationsDto, ValuationsDto } from './valuation.dto.js';

/** What properties are worth, of all applications. */
@Controller('valuations')
@For('admin', 'super')
export class ValuationsController {
  constructor(private readonly list: ListValuations) {}

  @Get()
  @ApiOkResponse({ type: ValuationsDto })
  listValuations(@Query() search: ListValuationsDto): Promise<ValuationsDto> {
    return this.list.execute(search);
  }
}
