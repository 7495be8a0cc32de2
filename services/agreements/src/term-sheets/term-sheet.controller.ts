import { Body, Controller, Delete, Get, Param, ParseIntPipe, ParseUUIDPipe, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CurrentSigner, IdDto, SeenEvidence, SignedEvidence, SignerGuard, signs } from '../shared/index.js';
import type { Evidence, Signer } from '../shared/index.js';
import { ApplicationFiguresGuard, FiguresOfApplication } from './application-figures.guard.js';
import type { ApplicationFigures } from './application-figures.service.js';
import { ApplicationOwnerGuard, OwnerOfApplication } from './application-owner.guard.js';
import type { ApplicationOwner } from './application-owner.guard.js';
import { AcceptTermSheet } from './commands/accept-term-sheet.command.js';
import { AcknowledgeSupervision } from './commands/acknowledge-supervision.command.js';
import { CreateTermSheet } from './commands/create-term-sheet.command.js';
import { DeclineTermSheet } from './commands/decline-term-sheet.command.js';
import { WithdrawTermSheet } from './commands/withdraw-term-sheet.command.js';
import { GetApplicationTermSheet } from './queries/get-application-term-sheet.query.js';
import { GetLatestTermSheet } from './queries/get-latest-term-sheet.query.js';
import { GetTermSheetAgreement } from './queries/get-term-sheet-agreement.query.js';
import { GetTermSheetVersion } from './queries/get-term-sheet-version.query.js';
import { ListTermSheetVersions } from './queries/list-term-sheet-versions.query.js';
import { ListTermSheets } from './queries/list-term-sheets.query.js';
import {
  AcknowledgeSupervisionDto,
  AnswerTermSheetDto,
  ApplicationTermSheetDto,
  CreateTermSheetDto,
  SupervisionDto,
  TermSheetAgreementDto,
  TermSheetDeclineDto,
  TermSheetDto,
  TermSheetVersionDto,
} from './term-sheet.dto.js';

const TermSheetProofGuard = signs('termSheet');
const SupervisionProofGuard = signs('supervision');

@Controller()
export class TermSheetController {
  constructor(
    private readonly getLatest: GetLatestTermSheet,
    private readonly getVersion: GetTermSheetVersion,
    private readonly getAgreement: GetTermSheetAgreement,
    private readonly create: CreateTermSheet,
    private readonly accept: AcceptTermSheet,
    private readonly decline: DeclineTermSheet,
    private readonly withdraw: WithdrawTermSheet,
    private readonly list: ListTermSheets,
    private readonly listVersions: ListTermSheetVersions,
    private readonly ofApplication: GetApplicationTermSheet,
    private readonly acknowledge: AcknowledgeSupervision,
  ) {}

  @Get('term-sheets')
  @For('admin', 'super')
  @ApiOkResponse({ type: [TermSheetVersionDto] })
  listTermSheets(): Promise<TermSheetVersionDto[]> {
    return this.list.execute();
  }

  @Get('term-sheets/:type/versions')
  @For('admin', 'super')
  @ApiOkResponse({ type: [TermSheetVersionDto] })
  listTermSheetVersions(@Param('type') type: string): Promise<TermSheetVersionDto[]> {
    return this.listVersions.execute(type);
  }

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

  @Get('term-sheet-agreements/application/:applicationId/sheet')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: ApplicationTermSheetDto })
  getApplicationTermSheet(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<ApplicationTermSheetDto> {
    return this.ofApplication.execute(actor, applicationId);
  }

  @Post('term-sheet-agreements')
  @Idempotent()
  @UseGuards(ApplicationFiguresGuard, SignerGuard, TermSheetProofGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('borrower')
  @ApiCreatedResponse({ type: TermSheetAgreementDto })
  acceptTermSheet(
    @CurrentActor() actor: Actor,
    @CurrentSigner() signer: Signer,
    @FiguresOfApplication() figures: ApplicationFigures | undefined,
    @Body() body: AnswerTermSheetDto,
    @SignedEvidence() evidence: Evidence,
  ): Promise<TermSheetAgreementDto> {
    return this.accept.execute({ actor, signer, ...evidence }, body, figures);
  }

  @Post('term-sheet-declines')
  @Idempotent()
  @UseGuards(ApplicationFiguresGuard, SignerGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('borrower')
  @ApiCreatedResponse({ type: TermSheetDeclineDto })
  declineTermSheet(
    @CurrentActor() actor: Actor,
    @CurrentSigner() signer: Signer,
    @FiguresOfApplication() figures: ApplicationFigures | undefined,
    @Body() body: AnswerTermSheetDto,
    @SeenEvidence() evidence: Evidence,
  ): Promise<TermSheetDeclineDto> {
    return this.decline.execute({ actor, signer, ...evidence }, body, figures);
  }

  @Post('supervisory-acknowledgements')
  @Idempotent()
  @UseGuards(ApplicationFiguresGuard, SignerGuard, SupervisionProofGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('borrower')
  @ApiCreatedResponse({ type: SupervisionDto })
  acknowledgeSupervision(
    @CurrentActor() actor: Actor,
    @CurrentSigner() signer: Signer,
    @FiguresOfApplication() figures: ApplicationFigures | undefined,
    @Body() body: AcknowledgeSupervisionDto,
    @SignedEvidence() evidence: Evidence,
  ): Promise<SupervisionDto> {
    return this.acknowledge.execute({ actor, signer, ...evidence }, body, figures);
  }

  @Delete('term-sheet-agreements/application/:applicationId')
  @Idempotent()
  @UseGuards(ApplicationOwnerGuard)
  @For('borrower')
  @ApiOkResponse({ type: IdDto })
  withdrawTermSheet(
    @CurrentActor() actor: Actor,
    @OwnerOfApplication() owner: ApplicationOwner | undefined,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @SeenEvidence() evidence: Evidence,
  ): Promise<IdDto> {
    return this.withdraw.execute(actor, applicationId, owner, evidence);
  }
}
