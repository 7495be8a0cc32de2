import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdDto, NoticeDto } from '../shared/index.js';
import { BrokerDto, CreateBrokerDto, FindBrokersDto, FoundBrokerDto, UpdateBrokerDto } from './broker.dto.js';
import { CreateBroker } from './commands/create-broker.command.js';
import { DecideBroker } from './commands/decide-broker.command.js';
import { InviteBroker } from './commands/invite-broker.command.js';
import { RemoveBroker } from './commands/remove-broker.command.js';
import { UpdateBroker } from './commands/update-broker.command.js';
import { FindBrokers } from './queries/find-brokers.query.js';
import { GetBrokerNotice } from './queries/get-broker-notice.query.js';
import { GetBrokerOfUser } from './queries/get-broker-of-user.query.js';
import { GetBroker } from './queries/get-broker.query.js';
import { ListBrokers } from './queries/list-brokers.query.js';

@Controller('brokers')
@For('admin', 'super')
export class BrokerController {
  constructor(
    private readonly list: ListBrokers,
    private readonly find: FindBrokers,
    private readonly get: GetBroker,
    private readonly getOfUser: GetBrokerOfUser,
    private readonly notice: GetBrokerNotice,
    private readonly create: CreateBroker,
    private readonly update: UpdateBroker,
    private readonly decide: DecideBroker,
    private readonly invite: InviteBroker,
    private readonly remove: RemoveBroker,
  ) {}

  @Get()
  @ApiOkResponse({ type: [BrokerDto] })
  listBrokers(@CurrentActor() actor: Actor): Promise<BrokerDto[]> {
    return this.list.execute(actor);
  }

  @Get('found')
  @ApiOkResponse({ type: [FoundBrokerDto], description: 'At most six.' })
  findBrokers(@CurrentActor() actor: Actor, @Query() search: FindBrokersDto): Promise<FoundBrokerDto[]> {
    return this.find.execute(actor, search);
  }

  @Get('user/:id')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: BrokerDto })
  getBrokerOfUser(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) userId: string): Promise<BrokerDto> {
    return this.getOfUser.execute(actor, userId);
  }

  @Get(':id')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: BrokerDto })
  getBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<BrokerDto> {
    return this.get.execute(actor, id);
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: BrokerDto })
  createBroker(@CurrentActor() actor: Actor, @Body() body: CreateBrokerDto): Promise<BrokerDto> {
    return this.create.execute(actor, body);
  }

  @Put()
  @Idempotent()
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: BrokerDto })
  updateBroker(@CurrentActor() actor: Actor, @Body() body: UpdateBrokerDto): Promise<BrokerDto> {
    return this.update.execute(actor, body);
  }

  @Put('activation')
  @Idempotent()
  @ApiOkResponse({ type: BrokerDto })
  async activateBroker(@CurrentActor() actor: Actor, @Body() { id }: IdDto): Promise<BrokerDto> {
    await this.decide.execute(actor, id, 'activate');
    return this.get.execute(actor, id);
  }

  @Post(':id/invitation')
  @Idempotent()
  @ApiCreatedResponse({ type: BrokerDto })
  inviteBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<BrokerDto> {
    return this.invite.execute(actor, id);
  }

  @Post('notices/rejection')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeDto })
  noticeOfRejection(@Body() { id }: IdDto): Promise<NoticeDto> {
    return this.notice.execute(id, 'reject');
  }

  @Post('notices/deactivation')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeDto })
  noticeOfDeactivation(@Body() { id }: IdDto): Promise<NoticeDto> {
    return this.notice.execute(id, 'deactivate');
  }

  @Delete(':id')
  @Idempotent()
  @ApiOkResponse({ type: IdDto })
  removeBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<IdDto> {
    return this.remove.execute(actor, id);
  }
}
