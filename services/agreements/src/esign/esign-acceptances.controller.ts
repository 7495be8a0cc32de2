import { Body, Controller, Delete, Get, Headers, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdAnswer } from '../content/id-answer.dto.js';
import { evidenceOf } from '../content/evidence.js';
import { AcceptEsign } from './commands/accept-esign.command.js';
import { WithdrawEsign } from './commands/withdraw-esign.command.js';
import { EsignAcceptanceRow, NewEsignAcceptance, RegisteredEsignAcceptance } from './esign.dto.js';
import { EsignQueries } from './queries/esign.queries.js';

@Controller()
export class EsignAcceptancesController {
  constructor(
    private readonly queries: EsignQueries,
    private readonly acceptance: AcceptEsign,
    private readonly withdrawal: WithdrawEsign,
  ) {}

  @Get('esign-acceptances')
  @For('admin', 'super')
  @ApiQuery({ name: 'before', required: false, type: String, description: 'Id of the last acceptance of the page before.' })
  @ApiOkResponse({ type: [EsignAcceptanceRow] })
  listEsignAcceptances(@CurrentActor() actor: Actor, @Query('before', new ParseUUIDPipe({ optional: true })) before?: string): Promise<EsignAcceptanceRow[]> {
    return this.queries.acceptances(actor, before);
  }

  @Get('esign-acceptances/user/:id')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: [EsignAcceptanceRow] })
  listEsignAcceptancesOfUser(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<EsignAcceptanceRow[]> {
    return this.queries.ofUser(actor, id);
  }

  @Post('esign-acceptances')
  @Idempotent()
  @For('borrower', 'broker', 'admin', 'super')
  @ApiCreatedResponse({ type: EsignAcceptanceRow })
  acceptEsign(@CurrentActor() actor: Actor, @Body() request: NewEsignAcceptance, @Headers('user-agent') userAgent?: string): Promise<EsignAcceptanceRow> {
    return this.acceptance.execute(actor, request, evidenceOf(actor.address, userAgent));
  }

  @Delete('esign-acceptances/:id')
  @Idempotent()
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: IdAnswer })
  withdrawEsign(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<IdAnswer> {
    return this.withdrawal.execute(actor, id);
  }

  /** At a registration nobody is signed in yet: identity records the acceptance that the form carried. */
  @Post('internal/esign-acceptances')
  @For('system')
  @ApiCreatedResponse({ type: EsignAcceptanceRow })
  recordEsignAcceptance(@CurrentActor() actor: Actor, @Body() request: RegisteredEsignAcceptance): Promise<EsignAcceptanceRow> {
    return this.acceptance.execute(actor, { ...request, duringRegister: true }, evidenceOf(request.ip, request.userAgent));
  }
}
