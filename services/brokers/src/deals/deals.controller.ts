import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ClientDealDto, ListDealsOfBroker } from './list-deals-of-broker.query.js';

/** Where the deals of a broker's clients stand. */
@Controller('broker-deals')
@For('broker', 'admin', 'super')
export class DealsController {
  constructor(private readonly list: ListDealsOfBroker) {}

  @Get('broker/:id')
  @ApiOkResponse({ type: [ClientDealDto] })
  listDealsOfBroker(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) brokerId: string,
  ): Promise<ClientDealDto[]> {
    return this.list.execute(actor, brokerId);
  }
}
