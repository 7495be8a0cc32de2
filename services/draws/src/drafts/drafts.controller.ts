import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  UseGuards,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CurrentSigning, Idempotent } from '@groundwork/server-service';
import type { Signing } from '@groundwork/server-service';
import { SignerGuard, signs } from '../shared/index.js';
import { DrawRequestDto, DrawScheduleDto, KnownFiles, SupportingDocumentsGuard } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import { DiscardDraft } from './discard-draft.command.js';
import { DrawDraftDto, SaveDraftDto, StartDraftDto, SubmitDraftDto } from './draw-draft.dto.js';
import { GetDraft } from './get-draft.query.js';
import { DrawDraftSummaryDto, ListDrafts } from './list-drafts.query.js';
import { PreviewDraft } from './preview-draft.query.js';
import { SaveDraft } from './save-draft.command.js';
import { StartDraft } from './start-draft.command.js';
import { SubmitDraft } from './submit-draft.command.js';

const DrawProofGuard = signs('draw');

/** Draws while they are being written, by whoever of the company. */
@ApiTags('drafts of draws')
@For('borrower')
@Controller()
export class DraftsController {
  constructor(
    private readonly starting: StartDraft,
    private readonly reading: GetDraft,
    private readonly preview: PreviewDraft,
    private readonly listing: ListDrafts,
    private readonly saving: SaveDraft,
    private readonly discarding: DiscardDraft,
    private readonly submitting: SubmitDraft,
  ) {}

  @Post('draw-drafts')
  @Idempotent()
  @ApiCreatedResponse({ type: DrawDraftDto })
  startDrawDraft(@CurrentActor() actor: Actor, @Body() started: StartDraftDto): Promise<DrawDraftDto> {
    return this.starting.execute(actor, started);
  }

  @Get('companies/:companyId/draw-drafts')
  @ApiOkResponse({ type: [DrawDraftSummaryDto] })
  listDrawDrafts(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<DrawDraftSummaryDto[]> {
    return this.listing.execute(actor, companyId);
  }

  @Get('draw-drafts/:id')
  @ApiOkResponse({ type: DrawDraftDto })
  getDrawDraft(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DrawDraftDto> {
    return this.reading.execute(actor, id);
  }

  @Get('draw-drafts/:id/schedule')
  @ApiOkResponse({ type: DrawScheduleDto })
  previewDrawDraft(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DrawScheduleDto> {
    return this.preview.execute(actor, id);
  }

  @Put('draw-drafts/:id')
  @Idempotent()
  @UseGuards(SupportingDocumentsGuard)
  @ApiOkResponse({ type: DrawDraftDto })
  saveDrawDraft(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() saved: SaveDraftDto,
    @KnownFiles() files: ReadonlyMap<string, KnownFile>,
  ): Promise<DrawDraftDto> {
    return this.saving.execute(actor, id, saved, files);
  }

  @Delete('draw-drafts/:id')
  @Idempotent()
  @ApiQuery({ name: 'version', type: 'integer' })
  @ApiOkResponse({ type: DrawDraftDto })
  discardDrawDraft(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Query('version', ParseIntPipe) version: number,
  ): Promise<DrawDraftDto> {
    return this.discarding.execute(actor, id, version);
  }

  @Post('draw-drafts/:id/submit')
  @Idempotent()
  @UseGuards(SignerGuard, DrawProofGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @ApiCreatedResponse({ type: DrawRequestDto })
  submitDrawDraft(
    @CurrentSigning() signing: Signing,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() signed: SubmitDraftDto,
  ): Promise<DrawRequestDto> {
    return this.submitting.execute(signing, id, signed);
  }
}
