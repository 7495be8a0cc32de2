import { Body, Controller, Get, Param, ParseUUIDPipe, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { AgreementDetailsDto, AgreementHistoryEntryDto, LinkClientDto } from './agreement.dto.js';
import { ClientCompanyGuard, ClientCompanyOfBody } from './client-company.guard.js';
import type { KnownCompany } from './client-company.guard.js';
import { LinkClient } from './commands/link-client.command.js';
import { ListAgreementHistory } from './queries/list-agreement-history.query.js';

/** What happened to an agreement, by whom and when; and which company its client became. */
@Controller('broker-agreements')
@For('admin', 'super')
export class AgreementHistoryController {
  constructor(
    private readonly list: ListAgreementHistory,
    private readonly link: LinkClient,
  ) {}

  @Get(':id/history')
  @ApiOkResponse({ type: [AgreementHistoryEntryDto] })
  listAgreementHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<AgreementHistoryEntryDto[]> {
    return this.list.execute(actor, id);
  }

  @Put(':id/client')
  @Idempotent()
  @UseGuards(ClientCompanyGuard)
  @ApiOkResponse({ type: AgreementDetailsDto })
  linkClient(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @ClientCompanyOfBody() company: KnownCompany | undefined,
    @Body() _body: LinkClientDto,
  ): Promise<AgreementDetailsDto> {
    return this.link.execute(actor, id, company);
  }
}
