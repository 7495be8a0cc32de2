import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateDrawRequestCommand } from './commands/create-draw-request.command.js';
import { DrawRequestDto, DrawStatusDto } from './draw-requests.dto.js';
import { DrawListFilter, NewDrawRequest } from './draw-requests.input.js';
import { GetDrawRequestQuery } from './queries/get-draw-request.query.js';
import { ListDrawRequestsQuery } from './queries/list-draw-requests.query.js';
import { KnownFiles, SupportingDocumentsGuard } from './supporting-documents.guard.js';
import type { KnownFile } from './supporting-documents.guard.js';

@ApiTags('draw requests')
@Controller()
export class DrawRequestsController {
  constructor(
    private readonly create: CreateDrawRequestCommand,
    private readonly single: GetDrawRequestQuery,
    private readonly lists: ListDrawRequestsQuery,
  ) {}

  @Post('draw-requests')
  @For('borrower')
  @Idempotent()
  @UseGuards(SupportingDocumentsGuard)
  @ApiCreatedResponse({ type: DrawRequestDto })
  async createDrawRequest(
    @CurrentActor() actor: Actor,
    @Body() input: NewDrawRequest,
    @KnownFiles() files: ReadonlyMap<string, KnownFile>,
  ): Promise<DrawRequestDto> {
    return this.single.present(await this.create.run(actor, input, files));
  }

  @Get('draw-requests')
  @For('admin', 'super')
  @ApiOkResponse({ type: [DrawRequestDto] })
  listDrawRequests(@Query() filter: DrawListFilter): Promise<DrawRequestDto[]> {
    return this.lists.all(filter);
  }

  @Get('draw-requests/statuses')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: [DrawStatusDto] })
  listDrawStatuses(@CurrentActor() actor: Actor): Promise<DrawStatusDto[]> {
    return this.lists.statuses(actor);
  }

  @Get('draw-requests/:id')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: DrawRequestDto })
  getDrawRequest(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DrawRequestDto> {
    return this.single.run(actor, id);
  }

  @Get('companies/:companyId/draw-requests')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [DrawRequestDto] })
  listDrawRequestsOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Query() filter: DrawListFilter,
  ): Promise<DrawRequestDto[]> {
    return this.lists.ofCompany(actor, companyId, filter);
  }
}
