import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdAnswer, IdRequest, NoticeAnswer } from '../shared/answers.dto.js';
import { BrokerRow, BrokerUpdate, NewBroker } from './broker.dto.js';
import { CreateBroker } from './commands/create-broker.command.js';
import { DecideBroker } from './commands/decide-broker.command.js';
import { InviteBroker } from './commands/invite-broker.command.js';
import { RemoveBroker } from './commands/remove-broker.command.js';
import { UpdateBroker } from './commands/update-broker.command.js';
import { BrokerQueries } from './queries/broker.queries.js';

@Controller('brokers')
@For('admin', 'super')
export class BrokersController {
  constructor(
    private readonly queries: BrokerQueries,
    private readonly creation: CreateBroker,
    private readonly saving: UpdateBroker,
    private readonly decision: DecideBroker,
    private readonly invitation: InviteBroker,
    private readonly removal: RemoveBroker,
  ) {}

  @Get()
  @ApiOkResponse({ type: [BrokerRow] })
  listBrokers(@CurrentActor() actor: Actor): Promise<BrokerRow[]> {
    return this.queries.all(actor);
  }

  @Get('user/:id')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: BrokerRow })
  getBrokerOfUser(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) userId: string): Promise<BrokerRow> {
    return this.queries.byUserId(actor, userId);
  }

  @Get(':id')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: BrokerRow })
  getBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<BrokerRow> {
    return this.queries.byId(actor, id);
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: BrokerRow })
  createBroker(@CurrentActor() actor: Actor, @Body() form: NewBroker): Promise<BrokerRow> {
    return this.creation.execute(actor, form);
  }

  @Put()
  @Idempotent()
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: BrokerRow })
  updateBroker(@CurrentActor() actor: Actor, @Body() update: BrokerUpdate): Promise<BrokerRow> {
    return this.saving.execute(actor, update);
  }

  @Put('activation')
  @Idempotent()
  @ApiOkResponse({ type: BrokerRow })
  async activateBroker(@CurrentActor() actor: Actor, @Body() { id }: IdRequest): Promise<BrokerRow> {
    await this.decision.execute(actor, id, 'activate');
    return this.queries.byId(actor, id);
  }

  @Post(':id/invitation')
  @Idempotent()
  @ApiCreatedResponse({ type: BrokerRow })
  inviteBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<BrokerRow> {
    return this.invitation.execute(actor, id);
  }

  @Post('notices/rejection')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeAnswer })
  noticeOfRejection(@Body() { id }: IdRequest): Promise<NoticeAnswer> {
    return this.queries.noticeOf(id, 'reject');
  }

  @Post('notices/deactivation')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeAnswer })
  noticeOfDeactivation(@Body() { id }: IdRequest): Promise<NoticeAnswer> {
    return this.queries.noticeOf(id, 'deactivate');
  }

  @Delete(':id')
  @Idempotent()
  @ApiOkResponse({ type: IdAnswer })
  removeBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<IdAnswer> {
    return this.removal.execute(actor, id);
  }
}
