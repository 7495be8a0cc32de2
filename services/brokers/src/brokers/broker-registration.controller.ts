import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { BrokerRegistration, InvitationCode, InvitedBroker, RegisteredBroker } from './broker.dto.js';
import { RegisterBroker } from './commands/register-broker.command.js';

/** What an invited broker may do before it has an account, and how identity tells that it has one. */
@Controller()
export class BrokerRegistrationController {
  constructor(private readonly registration: RegisterBroker) {}

  @Get('brokers/:id/invitation')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super', 'system')
  @ApiQuery({ name: 'code', type: String, description: 'The code of the invitation.' })
  @ApiOkResponse({ type: InvitedBroker })
  getInvitedBroker(@Param('id', ParseUUIDPipe) id: string, @Query('code') code?: string): Promise<InvitedBroker> {
    return this.registration.read(id, String(code ?? ''));
  }

  @Put('brokers/:id/registration')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super', 'system')
  @ApiOkResponse({ type: InvitedBroker })
  reviewInvitedBroker(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() form: BrokerRegistration,
  ): Promise<InvitedBroker> {
    return this.registration.review(id, form);
  }

  /** Whether an invitation is good, for the service that takes an invited broker's files. */
  @Post('internal/brokers/:id/invitation')
  @HttpCode(204)
  @For('system')
  @ApiNoContentResponse()
  async checkBrokerInvitation(@Param('id', ParseUUIDPipe) id: string, @Body() { code }: InvitationCode): Promise<void> {
    await this.registration.read(id, code);
  }

  @Post('internal/brokers/:id/registered')
  @HttpCode(204)
  @For('system')
  @ApiNoContentResponse()
  async linkBrokerAccount(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: RegisteredBroker,
  ): Promise<void> {
    await this.registration.link(actor, id, request);
  }
}
