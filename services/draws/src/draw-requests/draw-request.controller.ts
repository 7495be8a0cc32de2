import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CurrentSigning, Idempotent } from '@groundwork/server-service';
import type { Signing } from '@groundwork/server-service';
import { SignerGuard, signs } from '../shared/index.js';
import { CreateDrawRequest } from './commands/create-draw-request.command.js';
import { CreateDrawRequestDto, PreviewReleaseDto } from './create-draw-request.dto.js';
import { DrawListFilterDto } from './draw-list-filter.dto.js';
import { ReturnDraw } from './commands/return-draw.command.js';
import { DrawRequestDto, DrawSelectionDto, DrawStatusCountDto } from './draw-request.dto.js';
import { DrawDecisionDto } from './draw-decision.dto.js';
import { DrawScheduleDto } from './draw-schedule.dto.js';
import { FindDrawsDto, FoundDrawsDto, SearchDrawsDto } from './draw-search.dto.js';
import { SearchDraws } from './queries/search-draws.query.js';
import { GetDrawSchedule } from './queries/get-draw-schedule.query.js';
import { PreviewRelease } from './queries/preview-release.query.js';
import { ListDrawSelections } from './queries/list-draw-selections.query.js';
import { GetDrawRequest } from './queries/get-draw-request.query.js';
import { ListDrawRequestsOfCompany } from './queries/list-draw-requests-of-company.query.js';
import { ListDrawRequests } from './queries/list-draw-requests.query.js';
import { ListDrawStatuses } from './queries/list-draw-statuses.query.js';
import { KnownFiles, SupportingDocumentsGuard } from './supporting-documents.guard.js';
import type { KnownFile } from './supporting-documents.guard.js';

const DrawProofGuard = signs('draw');

@ApiTags('draw requests')
@Controller()
export class DrawRequestController {
  constructor(
    private readonly create: CreateDrawRequest,
    private readonly get: GetDrawRequest,
    private readonly list: ListDrawRequests,
    private readonly listOfCompany: ListDrawRequestsOfCompany,
    private readonly listStatuses: ListDrawStatuses,
    private readonly listSelections: ListDrawSelections,
    private readonly schedule: GetDrawSchedule,
    private readonly preview: PreviewRelease,
    private readonly search: SearchDraws,
    private readonly returnDraw: ReturnDraw,
  ) {}

  @Post('draw-requests')
  @For('borrower')
  @Idempotent()
  @UseGuards(SupportingDocumentsGuard, SignerGuard, DrawProofGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @ApiCreatedResponse({ type: DrawRequestDto })
  async createDrawRequest(
    @CurrentSigning() signing: Signing,
    @Body() request: CreateDrawRequestDto,
    @KnownFiles() files: ReadonlyMap<string, KnownFile>,
  ): Promise<DrawRequestDto> {
    return this.get.execute(signing.actor, await this.create.execute(signing, request, files));
  }

  @Post('draw-requests/release-schedule')
  @HttpCode(200)
  @For('borrower')
  @ApiOkResponse({ type: DrawScheduleDto })
  previewRelease(@CurrentActor() actor: Actor, @Body() release: PreviewReleaseDto): Promise<DrawScheduleDto> {
    return this.preview.execute(actor, release);
  }

  @Get('draw-requests')
  @For('admin', 'super')
  @ApiOkResponse({ type: [DrawRequestDto] })
  listDrawRequests(@Query() filter: DrawListFilterDto): Promise<DrawRequestDto[]> {
    return this.list.execute(filter);
  }

  @Get('draw-requests/statuses')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: [DrawStatusCountDto] })
  listDrawStatuses(@CurrentActor() actor: Actor): Promise<DrawStatusCountDto[]> {
    return this.listStatuses.execute(actor);
  }

  @Get('draw-requests/selections')
  @For('admin', 'super')
  @ApiOkResponse({ type: [DrawSelectionDto] })
  listDrawSelections(): Promise<DrawSelectionDto[]> {
    return this.listSelections.execute();
  }

  @Get('draw-requests/search')
  @For('admin', 'super')
  @ApiOkResponse({ type: FoundDrawsDto })
  searchDraws(@Query() search: SearchDrawsDto): Promise<FoundDrawsDto> {
    return this.search.execute(search);
  }

  @Post('draw-requests/search')
  @HttpCode(200)
  @For('admin', 'super')
  @ApiOkResponse({ type: FoundDrawsDto })
  findDraws(@Body() search: FindDrawsDto): Promise<FoundDrawsDto> {
    return this.search.execute(search);
  }

  @Put('draw-requests/withdraw')
  @For('borrower')
  @Idempotent()
  @ApiOkResponse({ type: DrawRequestDto })
  async withdrawDraw(@CurrentActor() actor: Actor, @Body() drawn: DrawDecisionDto): Promise<DrawRequestDto> {
    return this.get.execute(actor, await this.returnDraw.execute(actor, 'withdraw', drawn));
  }

  @Get('draw-requests/:id/schedule')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: DrawScheduleDto })
  getDrawSchedule(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DrawScheduleDto> {
    return this.schedule.execute(actor, id);
  }

  @Get('draw-requests/:id')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: DrawRequestDto })
  getDrawRequest(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DrawRequestDto> {
    return this.get.execute(actor, id);
  }

  @Get('companies/:companyId/draw-requests')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [DrawRequestDto] })
  listDrawRequestsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Query() filter: DrawListFilterDto,
  ): Promise<DrawRequestDto[]> {
    return this.listOfCompany.execute(actor, companyId, filter);
  }
}
