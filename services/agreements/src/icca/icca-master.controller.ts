import { Body, Controller, Delete, Get, Header, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateIccaMaster } from './create-icca-master.command.js';
import { GetIccaMaster } from './get-icca-master.query.js';
import { GetIccaVersion } from './get-icca-version.query.js';
import { GetLatestIccaMaster } from './get-latest-icca-master.query.js';
import { CreateIccaMasterDto, IccaMasterDto } from './icca-master.dto.js';
import { ListIccaEditions } from './list-icca-editions.query.js';
import { ListIccaMasters } from './list-icca-masters.query.js';
import { ListIccaVersions } from './list-icca-versions.query.js';
import { WithdrawIccaVersion } from './withdraw-icca-version.command.js';

@Controller('icca-masters')
export class IccaMasterController {
  constructor(
    private readonly getLatest: GetLatestIccaMaster,
    private readonly list: ListIccaMasters,
    private readonly listVersions: ListIccaVersions,
    private readonly listEditions: ListIccaEditions,
    private readonly getVersion: GetIccaVersion,
    private readonly get: GetIccaMaster,
    private readonly create: CreateIccaMaster,
    private readonly withdraw: WithdrawIccaVersion,
  ) {}

  /** The brokers service fills new agreements from it. */
  @Get('latest')
  @For('broker', 'admin', 'super', 'system')
  @ApiOkResponse({ type: IccaMasterDto })
  getLatestIccaMaster(): Promise<IccaMasterDto> {
    return this.getLatest.execute();
  }

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [IccaMasterDto] })
  listIccaMasters(): Promise<IccaMasterDto[]> {
    return this.list.execute();
  }

  @Get('versions')
  @For('admin', 'super')
  @ApiOkResponse({ type: [String] })
  listIccaVersions(): Promise<string[]> {
    return this.listVersions.execute();
  }

  @Get('version/:version/editions')
  @For('admin', 'super')
  @ApiOkResponse({ type: [IccaMasterDto] })
  listIccaEditions(@Param('version') version: string): Promise<IccaMasterDto[]> {
    return this.listEditions.execute(version);
  }

  /** The brokers service fills agreements from it. */
  @Get('version/:version')
  @For('broker', 'admin', 'super', 'system')
  @ApiOkResponse({ type: IccaMasterDto })
  getIccaVersion(@Param('version') version: string): Promise<IccaMasterDto> {
    return this.getVersion.execute(version);
  }

  @Get(':id')
  @For('admin', 'super')
  @ApiOkResponse({ type: IccaMasterDto })
  getIccaMaster(@Param('id', ParseUUIDPipe) id: string): Promise<IccaMasterDto> {
    return this.get.execute(id);
  }

  @Post()
  @Idempotent()
  @For('super')
  @ApiCreatedResponse({ type: IccaMasterDto })
  createIccaMaster(@CurrentActor() actor: Actor, @Body() body: CreateIccaMasterDto): Promise<IccaMasterDto> {
    return this.create.execute(actor, body);
  }

  /** Answers the JSON text "deleted", as the catalogue has it. */
  @Delete('version/:version')
  @Idempotent()
  @Header('content-type', 'application/json; charset=utf-8')
  @For('super')
  @ApiOkResponse({ schema: { type: 'string', enum: ['deleted'] } })
  async withdrawIccaVersion(@CurrentActor() actor: Actor, @Param('version') version: string): Promise<string> {
    await this.withdraw.execute(actor, version);
    return JSON.stringify('deleted');
  }
}
