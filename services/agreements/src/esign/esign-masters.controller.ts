import { Body, Controller, Get, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateEsignMaster } from './commands/create-esign-master.command.js';
import { EsignMasterRow, NewEsignMaster } from './esign.dto.js';
import { EsignQueries } from './queries/esign.queries.js';

@Controller('esign-masters')
export class EsignMastersController {
  constructor(
    private readonly queries: EsignQueries,
    private readonly creation: CreateEsignMaster,
  ) {}

  /** Public: the registration pages show the terms. */
  @Get('latest')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super', 'system')
  @ApiOkResponse({ type: EsignMasterRow })
  getLatestEsignMaster(): Promise<EsignMasterRow> {
    return this.queries.latest();
  }

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [EsignMasterRow] })
  listEsignMasters(): Promise<EsignMasterRow[]> {
    return this.queries.all();
  }

  @Get(':id')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: EsignMasterRow })
  getEsignMaster(@Param('id', ParseUUIDPipe) id: string): Promise<EsignMasterRow> {
    return this.queries.byId(id);
  }

  @Post()
  @Idempotent()
  @For('admin', 'super')
  @ApiCreatedResponse({ type: EsignMasterRow })
  createEsignMaster(@CurrentActor() actor: Actor, @Body() request: NewEsignMaster): Promise<EsignMasterRow> {
    return this.creation.execute(actor, request);
  }
}
