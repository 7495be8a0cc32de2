import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { BrokerHistoryEntryDto } from './broker.dto.js';
import { ListBrokerHistory } from './queries/list-broker-history.query.js';

/** What happened to a broker, by whom and when. */
@Controller('brokers')
@For('admin', 'super')
export class BrokerHistoryController {
  constructor(private readonly list: ListBrokerHistory) {}

  @Get(':id/history')
  @ApiOkResponse({ type: [BrokerHistoryEntryDto] })
  listBrokerHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<BrokerHistoryEntryDto[]> {
    return this.list.execute(actor, id);
  }
}
