import { Body, Controller, Delete, Get, Param, ParseIntPipe, ParseUUIDPipe, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdDto, SeenEvidence } from '../shared/index.js';
import type { Evidence } from '../shared/index.js';
import { ApplicationOwnerGuard, OwnerOfApplication } from './application-owner.guard.js';
import type { ApplicationOwner } from './application-owner.guard.js';
import { AcceptTermSheet } from './commands/accept-term-sheet.command.js';
import { CreateTermSheet } from './commands/create-term-sheet.command.js';
import { WithdrawTermSheet } from './commands/withdraw-term-sheet.command.js';
import { GetLatestTermSheet } from './queries/get-latest-term-sheet.query.js';
import { GetTermSheetAgreement } from './queries/get-term-sheet-agreement.query.js';
import { GetTermSheetVersion } from './queries/get-term-sheet-version.query.js';
import { AcceptTermSheetDto, CreateTermSheetDto, TermSheetAgreementDto, TermSheetDto } from './term-sheet.dto.js';

@Controller()
export class TermSheetController {
  constructor(
    private readonly getLatest: GetLatestTermSheet,
    private readonly getVersion: GetTermSheetVersion,
    private readonly getAgreement: GetTermSheetAgreement,
    private readonly create: CreateTermSheet,
    private readonly accept: AcceptTermSheet,
    private readonly withdraw: WithdrawTermSheet,
  ) {}

  @Get('term-sheets/:type')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: TermSheetDto })
  getLatestTermSheet(@Param('type') type: string): Promise<TermSheetDto> {
    return this.getLatest.execute(type);
  }

  @Get('term-sheets/:type/version/:version')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: TermSheetDto })
  getTermSheetVersion(
    @Param('type') type: string,
    @Param('version', ParseIntPipe) version: number,
  ): Promise<TermSheetDto> {
    return this.getVersion.execute(type, version);
  }

  @Post('term-sheets')
  @Idempotent()
  @For('admin', 'super')
  @ApiCreatedResponse({ type: TermSheetDto })
  createTermSheet(@CurrentActor() actor: Actor, @Body() body: CreateTermSheetDto): Promise<TermSheetDto> {
    return this.create.execute(actor, body);
  }

  @Get('term-sheet-agreements/application/:applicationId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: TermSheetAgreementDto })
  getTermSheetAgreement(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<TermSheetAgreementDto> {
    return this.getAgreement.execute(actor, applicationId);
  }

  @Post('term-sheet-agreements')
  @Idempotent()
  @UseGuards(ApplicationOwnerGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('borrower')
  @ApiCreatedResponse({ type: TermSheetAgreementDto })
  acceptTermSheet(
    @CurrentActor() actor: Actor,
    @OwnerOfApplication() owner: ApplicationOwner | undefined,
    @Body() body: AcceptTermSheetDto,
    @SeenEvidence() evidence: Evidence,
  ): Promise<TermSheetAgreementDto> {
    return this.accept.execute(actor, body, owner, evidence);
  }

  @Delete('term-sheet-agreements/application/:applicationId')
  @Idempotent()
  @For('borrower')
  @ApiOkResponse({ type: IdDto })
  withdrawTermSheet(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @SeenEvidence() evidence: Evidence,
  ): Promise<IdDto> {
    return this.withdraw.execute(actor, applicationId, evidence);
  }
}
