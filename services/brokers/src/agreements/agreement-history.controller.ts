import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AgreementHistoryEntryDto } from './agreement.dto.js';
import { ListAgreementHistory } from './queries/list-agreement-history.query.js';

/** What happened to an agreement, by whom and when. */
@Controller('broker-agreements')
@For('admin', 'super')
export class AgreementHistoryController {
  constructor(private readonly list: ListAgreementHistory) {}

  @Get(':id/history')
  @ApiOkResponse({ type: [AgreementHistoryEntryDto] })
  listAgreementHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<AgreementHistoryEntryDto[]> {
    return this.list.execute(actor, id);
  }
}
