import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AgreementQueries } from '../agreements/queries/agreement.queries.js';
import { BrokerQueries } from '../brokers/queries/broker.queries.js';
import { AgreementHistoryEntry, BrokerHistoryEntry } from './history.dto.js';

/** What happened to brokers and to their agreements, by whom and when. */
@Controller()
@For('admin', 'super')
export class HistoriesController {
  constructor(
    private readonly brokers: BrokerQueries,
    private readonly agreements: AgreementQueries,
  ) {}

  @Get('brokers/:id/history')
  @ApiOkResponse({ type: [BrokerHistoryEntry] })
  listBrokerHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<BrokerHistoryEntry[]> {
    return this.brokers.history(actor, id);
  }

  @Get('broker-agreements/:id/history')
  @ApiOkResponse({ type: [AgreementHistoryEntry] })
  listAgreementHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<AgreementHistoryEntry[]> {
    return this.agreements.history(actor, id);
  }
}
