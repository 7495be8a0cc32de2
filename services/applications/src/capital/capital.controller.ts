import { Body, Controller, Get, Param, ParseUUIDPipe, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { AppraisedDocument, AppraisedDocumentGuard } from './appraised-document.guard.js';
import type { KnownDocument } from './appraised-document.guard.js';
import { AppraisalDto, CapitalDto, RecordAppraisalDto } from '../capital-rows/index.js';
import { GetCapital } from './get-capital.query.js';
import { ListAppraisals } from './list-appraisals.query.js';
import { RecordAppraisal } from './record-appraisal.command.js';

/** The figures of an application's loan, its limits, and what its properties were appraised at. */
@Controller('applications/:id')
export class CapitalController {
  constructor(
    private readonly reading: GetCapital,
    private readonly recording: RecordAppraisal,
    private readonly listing: ListAppraisals,
  ) {}

  @Get('capital')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: CapitalDto })
  getCapital(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<CapitalDto> {
    return this.reading.execute(actor, id);
  }

  @Get('appraisals')
  @For('admin', 'super')
  @ApiOkResponse({ type: [AppraisalDto], description: 'the newest first' })
  listAppraisals(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<AppraisalDto[]> {
    return this.listing.execute(actor, id);
  }

  @Post('appraisals')
  @For('admin', 'super')
  @UseGuards(AppraisedDocumentGuard)
  @Idempotent()
  @ApiCreatedResponse({ type: AppraisalDto })
  recordAppraisal(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: RecordAppraisalDto,
    @AppraisedDocument() document: KnownDocument | undefined,
  ): Promise<AppraisalDto> {
    return this.recording.execute(actor, id, body, document);
  }
}
