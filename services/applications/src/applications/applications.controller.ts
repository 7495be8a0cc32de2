import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { SupervisionOnRecord } from '@groundwork/domain-applications';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { ApplicationDto, CreateApplicationDto, HistoryEntryDto, SaveApplicationDto } from './application.dto.js';
import { CreateApplication } from './commands/create-application.command.js';
import { SaveApplication } from './commands/save-application.command.js';
import { SubmitDocuments } from './commands/submit-documents.command.js';
import { CreditFileGuard, CreditFileOfApplication } from './credit-file.guard.js';
import type { DecidedCreditFile } from '../credit-file/index.js';
import { KnownCompanyGuard } from './known-company.guard.js';
import type { KnownRecords } from './domain/named-records.js';
import { NamedRecords, NamedRecordsGuard } from './named-records.guard.js';
import { GetApplication } from './queries/get-application.query.js';
import { HistoryPageDto } from './history.dto.js';
import { StandingSupervision, SupervisionGuard } from './supervision.guard.js';
import { PagedDto } from './paged.dto.js';
import { PageHistory } from './queries/page-history.query.js';
import { ReadHistory } from './queries/read-history.query.js';

/** One application. */
@Controller('applications')
export class ApplicationsController {
  constructor(
    private readonly creation: CreateApplication,
    private readonly saving: SaveApplication,
    private readonly submitting: SubmitDocuments,
    private readonly reading: GetApplication,
    private readonly history: ReadHistory,
    private readonly happened: PageHistory,
  ) {}

  @Post()
  @For('borrower', 'admin', 'super')
  @UseGuards(KnownCompanyGuard, NamedRecordsGuard)
  @Idempotent()
  @ApiCreatedResponse({ type: ApplicationDto })
  createApplication(
    @CurrentActor() actor: Actor,
    @Body() body: CreateApplicationDto,
    @NamedRecords() known: KnownRecords,
  ): Promise<ApplicationDto> {
    return this.creation.execute(actor, body, known);
  }

  @Get(':id')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: ApplicationDto })
  getApplication(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ApplicationDto> {
    return this.reading.execute(actor, id);
  }

  @Put(':id')
  @For('borrower', 'admin', 'super')
  @UseGuards(NamedRecordsGuard, CreditFileGuard, SupervisionGuard)
  @Idempotent()
  @ApiOkResponse({ type: ApplicationDto })
  saveApplication(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: SaveApplicationDto,
    @NamedRecords() known: KnownRecords,
    @CreditFileOfApplication() creditFile: DecidedCreditFile | undefined,
    @StandingSupervision() supervision: SupervisionOnRecord | null | undefined,
  ): Promise<ApplicationDto> {
    return this.saving.execute(actor, id, body, { known, creditFile, supervision });
  }

  @Put(':id/documents')
  @HttpCode(200)
  @For('borrower')
  @Idempotent()
  @ApiOkResponse({ type: ApplicationDto })
  submitDocuments(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ApplicationDto> {
    return this.submitting.execute(actor, id);
  }

  @Get(':id/history')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [HistoryEntryDto] })
  getApplicationHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<HistoryEntryDto[]> {
    return this.history.execute(actor, id);
  }

  /** What happened, in the order in which people tell it: for both sides, to each what it may see. */
  @Get(':id/happened')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: HistoryPageDto })
  pageHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { cursor, limit = 20 }: PagedDto,
  ): Promise<HistoryPageDto> {
    return this.happened.execute(actor, id, cursor, limit);
  }
}
