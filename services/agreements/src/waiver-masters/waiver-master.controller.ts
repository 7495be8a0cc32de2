import { Body, Controller, Get, Param, ParseEnumPipe, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { waiverKinds } from '@groundwork/domain-agreements';
import type { WaiverKind } from '@groundwork/domain-agreements';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateWaiverMaster } from './create-waiver-master.command.js';
import { GetWaiverMasterInForce } from './get-waiver-master-in-force.query.js';
import { ListWaiverMasters } from './list-waiver-masters.query.js';
import { ListWaiverMasterVersions } from './list-waiver-master-versions.query.js';
import { CreateWaiverMasterDto, WaiverMasterDto, WaiverMasterOfDto } from './waiver-master.dto.js';

const kinds = Object.fromEntries(waiverKinds.map((kind) => [kind, kind]));

@Controller('waiver-masters')
export class WaiverMasterController {
  constructor(
    private readonly list: ListWaiverMasters,
    private readonly versions: ListWaiverMasterVersions,
    private readonly inForce: GetWaiverMasterInForce,
    private readonly create: CreateWaiverMaster,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [WaiverMasterDto] })
  listWaiverMasters(): Promise<WaiverMasterDto[]> {
    return this.list.execute();
  }

  @Get(':kind/versions')
  @For('admin', 'super')
  @ApiParam({ name: 'kind', enum: waiverKinds })
  @ApiOkResponse({ type: [WaiverMasterDto] })
  listWaiverMasterVersions(
    @Param('kind', new ParseEnumPipe(kinds)) kind: WaiverKind,
    @Query() { state }: WaiverMasterOfDto,
  ): Promise<WaiverMasterDto[]> {
    return this.versions.execute(kind, state);
  }

  /** The draws service makes waivers out on it. */
  @Get(':kind/in-force')
  @For('system')
  @ApiParam({ name: 'kind', enum: waiverKinds })
  @ApiOkResponse({ type: WaiverMasterDto })
  getWaiverMasterInForce(
    @Param('kind', new ParseEnumPipe(kinds)) kind: WaiverKind,
    @Query() { state }: WaiverMasterOfDto,
  ): Promise<WaiverMasterDto> {
    return this.inForce.execute(kind, state);
  }

  @Post()
  @Idempotent()
  @For('admin', 'super')
  @ApiCreatedResponse({ type: WaiverMasterDto })
  createWaiverMaster(@CurrentActor() actor: Actor, @Body() request: CreateWaiverMasterDto): Promise<WaiverMasterDto> {
    return this.create.execute(actor, request);
  }
}
