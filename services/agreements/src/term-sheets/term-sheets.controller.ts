import { Body, Controller, Delete, Get, Param, ParseIntPipe, ParseUUIDPipe, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import type { Evidence } from '../content/evidence.js';
import { SeenEvidence } from '../content/evidence.js';
import { IdAnswer } from '../content/id-answer.dto.js';
import { ApplicationOwnerGuard, OwnerOfApplication } from './application-owner.guard.js';
import type { ApplicationOwner } from './application-owner.guard.js';
import { AcceptTermSheet } from './commands/accept-term-sheet.command.js';
import { CreateTermSheet } from './commands/create-term-sheet.command.js';
import { WithdrawTermSheet } from './commands/withdraw-term-sheet.command.js';
import { TermSheetQueries } from './queries/term-sheet.queries.js';
import { NewTermSheet, NewTermSheetAgreement, TermSheetAgreementRow, TermSheetRow } from './term-sheet.dto.js';

@Controller()
export class TermSheetsController {
  constructor(
    private readonly queries: TermSheetQueries,
    private readonly creation: CreateTermSheet,
    private readonly acceptance: AcceptTermSheet,
    private readonly withdrawal: WithdrawTermSheet,
  ) {}

  @Get('term-sheets/:type')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: TermSheetRow })
  getLatestTermSheet(@Param('type') type: string): Promise<TermSheetRow> {
    return this.queries.latest(type);
  }

  @Get('term-sheets/:type/version/:version')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: TermSheetRow })
  getTermSheetVersion(
    @Param('type') type: string,
    @Param('version', ParseIntPipe) version: number,
  ): Promise<TermSheetRow> {
    return this.queries.version(type, version);
  }

  @Post('term-sheets')
  @Idempotent()
  @For('admin', 'super')
  @ApiCreatedResponse({ type: TermSheetRow })
  createTermSheet(@CurrentActor() actor: Actor, @Body() request: NewTermSheet): Promise<TermSheetRow> {
    return this.creation.execute(actor, request);
  }

  @Get('term-sheet-agreements/application/:applicationId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: TermSheetAgreementRow })
  getTermSheetAgreement(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<TermSheetAgreementRow> {
    return this.queries.ofApplication(actor, applicationId);
  }

  @Post('term-sheet-agreements')
  @Idempotent()
  @UseGuards(ApplicationOwnerGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('borrower')
  @ApiCreatedResponse({ type: TermSheetAgreementRow })
  acceptTermSheet(
    @CurrentActor() actor: Actor,
    @OwnerOfApplication() owner: ApplicationOwner | undefined,
    @Body() request: NewTermSheetAgreement,
    @SeenEvidence() evidence: Evidence,
  ): Promise<TermSheetAgreementRow> {
    return this.acceptance.execute(actor, request, owner, evidence);
  }

  @Delete('term-sheet-agreements/application/:applicationId')
  @Idempotent()
  @For('borrower')
  @ApiOkResponse({ type: IdAnswer })
  withdrawTermSheet(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @SeenEvidence() evidence: Evidence,
  ): Promise<IdAnswer> {
    return this.withdrawal.execute(actor, applicationId, evidence);
  }
}
