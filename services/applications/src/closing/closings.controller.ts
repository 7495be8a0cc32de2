import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { ClosingPageDto, ListClosingsDto } from './closings.dto.js';
import { ListClosings } from './list-closings.query.js';

/** All loans in closing. */
@For('admin', 'super')
@Controller('closings')
export class ClosingsController {
  constructor(private readonly list: ListClosings) {}

  @Get()
  @ApiOkResponse({ type: ClosingPageDto })
  listClosings(@Query() search: ListClosingsDto): Promise<ClosingPageDto> {
    return this.list.execute(search);
  }
}
