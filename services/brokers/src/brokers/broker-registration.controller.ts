import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { BrokerRegistrationDto, InvitationCodeDto, InvitedBrokerDto, RegisteredBrokerDto } from './broker.dto.js';
import { LinkBrokerAccount } from './commands/link-broker-account.command.js';
import { ReviewInvitedBroker } from './commands/review-invited-broker.command.js';
import { GetInvitedBroker } from './queries/get-invited-broker.query.js';

/** What an invited broker may do before it has an account, and how identity tells that it has one. */
@Controller()
export class BrokerRegistrationController {
  constructor(
    private readonly getInvited: GetInvitedBroker,
    private readonly review: ReviewInvitedBroker,
    private readonly link: LinkBrokerAccount,
  ) {}

  @Get('brokers/:id/invitation')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super', 'system')
  @ApiQuery({ name: 'code', type: String, description: 'The code of the invitation.' })
  @ApiOkResponse({ type: InvitedBrokerDto })
  getInvitedBroker(@Param('id', ParseUUIDPipe) id: string, @Query('code') code?: string): Promise<InvitedBrokerDto> {
    return this.getInvited.execute(id, String(code ?? ''));
  }

  @Put('brokers/:id/registration')
  @For('system')
  @ApiOkResponse({ type: InvitedBrokerDto })
  reviewInvitedBroker(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: BrokerRegistrationDto,
  ): Promise<InvitedBrokerDto> {
    return this.review.execute(id, body);
  }

  /** Whether an invitation is good, for the service that takes an invited broker's files. */
  @Post('internal/brokers/:id/invitation')
  @HttpCode(204)
  @For('system')
  @ApiNoContentResponse()
  async checkBrokerInvitation(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { code }: InvitationCodeDto,
  ): Promise<void> {
    await this.getInvited.execute(id, code);
  }

  @Post('internal/brokers/:id/registered')
  @HttpCode(204)
  @For('system')
  @ApiNoContentResponse()
  async linkBrokerAccount(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: RegisteredBrokerDto,
  ): Promise<void> {
    await this.link.execute(actor, id, body);
  }
}
