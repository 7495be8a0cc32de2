import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, Query, UseGuards } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import { KnownFiles } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import { DecideInspection } from './decide-inspection.command.js';
import { GetInspection } from './get-inspection.query.js';
import { GetLoanInspections } from './get-loan-inspections.query.js';
import {
  DecideInspectionDto,
  InspectionCapsDto,
  InspectionDto,
  InspectionFilterDto,
  InspectionLinkCommandDto,
  InspectionSummaryDto,
  LoanInspectionsDto,
  ReportInspectionDto,
  RequestInspectionDto,
  ScheduleInspectionDto,
} from './inspection.dto.js';
import { InspectionLink } from './inspection-link.command.js';
import { ListInspections } from './list-inspections.query.js';
import { PhotographsGuard } from './photographs.guard.js';
import { PrintInspection } from './print-inspection.query.js';
import { ReportInspection } from './report-inspection.command.js';
import { RequestInspection } from './request-inspection.command.js';
import { ScheduleInspection } from './schedule-inspection.command.js';
import { SetInspectionCaps } from './set-inspection-caps.command.js';

/** Inspections of the work; each command answers with the inspection as it stands then. */
@ApiTags('inspections')
@For('borrower', 'admin', 'super')
@Controller()
export class InspectionsController {
  constructor(
    private readonly requesting: RequestInspection,
    private readonly reading: GetInspection,
    private readonly listing: ListInspections,
    private readonly readingLoan: GetLoanInspections,
    private readonly scheduling: ScheduleInspection,
    private readonly reporting: ReportInspection,
    private readonly deciding: DecideInspection,
    private readonly capping: SetInspectionCaps,
    private readonly printing: PrintInspection,
    private readonly linking: InspectionLink,
  ) {}

  @Post('inspections')
  @Idempotent()
  @ApiCreatedResponse({ type: InspectionDto })
  async requestInspection(
    @CurrentActor() actor: Actor,
    @Body() requested: RequestInspectionDto,
  ): Promise<InspectionDto> {
    return this.reading.execute(actor, await this.requesting.execute(actor, requested));
  }

  @Get('inspections')
  @For('admin', 'super')
  @ApiOkResponse({ type: [InspectionSummaryDto] })
  listInspections(@CurrentActor() actor: Actor, @Query() filter: InspectionFilterDto): Promise<InspectionSummaryDto[]> {
    return this.listing.execute(actor, filter);
  }

  @Get('ledgers/:applicationId/inspections')
  @ApiOkResponse({ type: LoanInspectionsDto })
  getLoanInspections(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<LoanInspectionsDto> {
    return this.readingLoan.execute(actor, applicationId);
  }

  @Get('inspections/:id')
  @ApiOkResponse({ type: InspectionDto })
  getInspection(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<InspectionDto> {
    return this.reading.execute(actor, id);
  }

  @Get('inspections/:id/pdf')
  @AnswersPdf()
  async printInspection(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    return pdfAnswer(await this.printing.execute(actor, id), 'inspection.pdf');
  }

  @Put('inspections/cancel')
  @Idempotent()
  @ApiOkResponse({ type: InspectionDto })
  cancelInspection(@CurrentActor() actor: Actor, @Body() decided: DecideInspectionDto): Promise<InspectionDto> {
    return this.decide(actor, 'cancel', decided);
  }

  @Put('inspections/schedule')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: InspectionDto })
  async scheduleInspection(
    @CurrentActor() actor: Actor,
    @Body() scheduled: ScheduleInspectionDto,
  ): Promise<InspectionDto> {
    await this.scheduling.execute(actor, scheduled);
    return this.reading.execute(actor, scheduled.id);
  }

  @Put('inspections/report')
  @For('admin', 'super')
  @Idempotent()
  @UseGuards(PhotographsGuard)
  @ApiOkResponse({ type: InspectionDto })
  async reportInspection(
    @CurrentActor() actor: Actor,
    @Body() report: ReportInspectionDto,
    @KnownFiles() files: ReadonlyMap<string, KnownFile>,
  ): Promise<InspectionDto> {
    await this.reporting.execute(actor, report, files);
    return this.reading.execute(actor, report.id);
  }

  @Put('inspections/accept')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: InspectionDto })
  acceptInspection(@CurrentActor() actor: Actor, @Body() decided: DecideInspectionDto): Promise<InspectionDto> {
    return this.decide(actor, 'accept', decided);
  }

  @Put('inspections/return')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: InspectionDto })
  returnInspection(@CurrentActor() actor: Actor, @Body() decided: DecideInspectionDto): Promise<InspectionDto> {
    return this.decide(actor, 'return', decided);
  }

  @Put('inspections/send-link')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: InspectionDto })
  async sendInspectionLink(
    @CurrentActor() actor: Actor,
    @Body() command: InspectionLinkCommandDto,
  ): Promise<InspectionDto> {
    await this.linking.execute(actor, 'send link', command);
    return this.reading.execute(actor, command.id);
  }

  @Put('inspections/revoke-link')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: InspectionDto })
  async revokeInspectionLink(
    @CurrentActor() actor: Actor,
    @Body() command: InspectionLinkCommandDto,
  ): Promise<InspectionDto> {
    await this.linking.execute(actor, 'revoke link', command);
    return this.reading.execute(actor, command.id);
  }

  @Put('inspections/caps')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: LoanInspectionsDto })
  async setInspectionCaps(@CurrentActor() actor: Actor, @Body() caps: InspectionCapsDto): Promise<LoanInspectionsDto> {
    await this.capping.execute(actor, caps);
    return this.readingLoan.execute(actor, caps.applicationId);
  }

  private async decide(
    actor: Actor,
    command: 'accept' | 'return' | 'cancel',
    decided: DecideInspectionDto,
  ): Promise<InspectionDto> {
    await this.deciding.execute(actor, command, decided);
    return this.reading.execute(actor, decided.id);
  }
}
