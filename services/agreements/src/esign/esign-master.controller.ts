import { Body, Controller, Get, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateEsignMaster } from './commands/create-esign-master.command.js';
import { EsignMasterDto, CreateEsignMasterDto } from './esign.dto.js';
import { GetEsignMaster } from './queries/get-esign-master.query.js';
import { GetLatestEsignMaster } from './queries/get-latest-esign-master.query.js';
import { ListEsignMasters } from './queries/list-esign-masters.query.js';

@Controller('esign-masters')
export class EsignMasterController {
  constructor(
    private readonly getLatest: GetLatestEsignMaster,
    private readonly list: ListEsignMasters,
    private readonly get: GetEsignMaster,
    private readonly create: CreateEsignMaster,
  ) {}

  /** Public: the registration pages show the terms. */
  @Get('latest')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super', 'system')
  @ApiOkResponse({ type: EsignMasterDto })
  getLatestEsignMaster(): Promise<EsignMasterDto> {
    return this.getLatest.execute();
  }

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [EsignMasterDto] })
  listEsignMasters(): Promise<EsignMasterDto[]> {
    return this.list.execute();
  }

  @Get(':id')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: EsignMasterDto })
  getEsignMaster(@Param('id', ParseUUIDPipe) id: string): Promise<EsignMasterDto> {
    return this.get.execute(id);
  }

  @Post()
  @Idempotent()
  @For('admin', 'super')
  @ApiCreatedResponse({ type: EsignMasterDto })
  createEsignMaster(@CurrentActor() actor: Actor, @Body() request: CreateEsignMasterDto): Promise<EsignMasterDto> {
    return this.create.execute(actor, request);
  }
}
