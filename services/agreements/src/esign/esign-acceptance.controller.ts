import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { evidenceOf, IdDto, SeenEvidence } from '../shared/index.js';
import type { Evidence } from '../shared/index.js';
import { AcceptEsign } from './commands/accept-esign.command.js';
import { WithdrawEsign } from './commands/withdraw-esign.command.js';
import { AcceptEsignDto, EsignAcceptanceDto, RegisteredEsignAcceptanceDto } from './esign.dto.js';
import { ListEsignAcceptancesOfUser } from './queries/list-esign-acceptances-of-user.query.js';
import { ListEsignAcceptances } from './queries/list-esign-acceptances.query.js';
import { CurrentSigner, SignedEvidence, SignerGuard, signs } from '../shared/index.js';
import type { Signer } from '../shared/index.js';

const EsignProofGuard = signs('esign');

@Controller()
export class EsignAcceptanceController {
  constructor(
    private readonly list: ListEsignAcceptances,
    private readonly listOfUser: ListEsignAcceptancesOfUser,
    private readonly accept: AcceptEsign,
    private readonly withdraw: WithdrawEsign,
  ) {}

  @Get('esign-acceptances')
  @For('admin', 'super')
  @ApiQuery({
    name: 'before',
    required: false,
    type: String,
    description: 'Id of the last acceptance of the page before.',
  })
  @ApiOkResponse({ type: [EsignAcceptanceDto] })
  listEsignAcceptances(
    @CurrentActor() actor: Actor,
    @Query('before', new ParseUUIDPipe({ optional: true })) before?: string,
  ): Promise<EsignAcceptanceDto[]> {
    return this.list.execute(actor, before);
  }

  @Get('esign-acceptances/user/:id')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: [EsignAcceptanceDto] })
  listEsignAcceptancesOfUser(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<EsignAcceptanceDto[]> {
    return this.listOfUser.execute(actor, id);
  }

  @Post('esign-acceptances')
  @Idempotent()
  @UseGuards(SignerGuard, EsignProofGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('borrower', 'broker', 'admin', 'super')
  @ApiCreatedResponse({ type: EsignAcceptanceDto })
  acceptEsign(
    @CurrentActor() actor: Actor,
    @CurrentSigner() signer: Signer,
    @Body() body: AcceptEsignDto,
    @SignedEvidence() evidence: Evidence,
  ): Promise<EsignAcceptanceDto> {
    return this.accept.execute(actor, body, evidence, signer);
  }

  @Delete('esign-acceptances/:id')
  @Idempotent()
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: IdDto })
  withdrawEsign(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @SeenEvidence() evidence: Evidence,
  ): Promise<IdDto> {
    return this.withdraw.execute(actor, id, evidence);
  }

  /** At a registration nobody is signed in yet: identity records the acceptance that the form carried. */
  @Post('internal/esign-acceptances')
  @For('system')
  @ApiCreatedResponse({ type: EsignAcceptanceDto })
  recordEsignAcceptance(
    @CurrentActor() actor: Actor,
    @Body() body: RegisteredEsignAcceptanceDto,
  ): Promise<EsignAcceptanceDto> {
    return this.accept.execute(actor, { ...body, duringRegister: true }, evidenceOf(body.ip, body.userAgent), body);
  }
}
