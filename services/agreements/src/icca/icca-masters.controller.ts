import { Body, Controller, Delete, Get, Header, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateIccaMaster } from './commands/create-icca-master.command.js';
import { WithdrawIccaVersion } from './commands/withdraw-icca-version.command.js';
import { IccaMasterRow, NewIccaMaster } from './icca.dto.js';
import { IccaQueries } from './queries/icca.queries.js';

@Controller('icca-masters')
export class IccaMastersController {
  constructor(
    private readonly queries: IccaQueries,
    private readonly creation: CreateIccaMaster,
    private readonly withdrawal: WithdrawIccaVersion,
  ) {}

  @Get('latest')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: IccaMasterRow })
  getLatestIccaMaster(): Promise<IccaMasterRow> {
    return this.queries.latest();
  }

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [IccaMasterRow] })
  listIccaMasters(): Promise<IccaMasterRow[]> {
    return this.queries.all();
  }

  @Get('versions')
  @For('admin', 'super')
  @ApiOkResponse({ type: [String] })
  listIccaVersions(): Promise<string[]> {
    return this.queries.versions();
  }

  @Get('version/:version/editions')
  @For('admin', 'super')
  @ApiOkResponse({ type: [IccaMasterRow] })
  listIccaEditions(@Param('version') version: string): Promise<IccaMasterRow[]> {
    return this.queries.editions(version);
  }

  @Get('version/:version')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: IccaMasterRow })
  getIccaVersion(@Param('version') version: string): Promise<IccaMasterRow> {
    return this.queries.newestOf(version);
  }

  @Get(':id')
  @For('admin', 'super')
  @ApiOkResponse({ type: IccaMasterRow })
  getIccaMaster(@Param('id', ParseUUIDPipe) id: string): Promise<IccaMasterRow> {
    return this.queries.byId(id);
  }

  @Post()
  @Idempotent()
  @For('super')
  @ApiCreatedResponse({ type: IccaMasterRow })
  createIccaMaster(@CurrentActor() actor: Actor, @Body() request: NewIccaMaster): Promise<IccaMasterRow> {
    return this.creation.execute(actor, request);
  }

  /** Answers the JSON text "deleted", as the catalogue has it. */
  @Delete('version/:version')
  @Idempotent()
  @Header('content-type', 'application/json; charset=utf-8')
  @For('super')
  @ApiOkResponse({ schema: { type: 'string', enum: ['deleted'] } })
  async withdrawIccaVersion(@CurrentActor() actor: Actor, @Param('version') version: string): Promise<string> {
    await this.withdrawal.execute(actor, version);
    return JSON.stringify('deleted');
  }
}
