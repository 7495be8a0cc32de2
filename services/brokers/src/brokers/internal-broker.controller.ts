import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { BrokerStandingDto, GetBrokerStanding } from './queries/get-broker-standing.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/brokers')
export class InternalBrokerController {
  constructor(private readonly standing: GetBrokerStanding) {}

  @Get(':id/standing')
  @ApiOkResponse({ type: BrokerStandingDto })
  getBrokerStanding(@Param('id', ParseUUIDPipe) id: string): Promise<BrokerStandingDto> {
    return this.standing.execute(id);
  }
}
