import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { OutcomeText, UserRow } from '../accounts/account.dto.js';
import { userRow } from '../accounts/queries/users.query.js';
import { AdminInvitationRequest } from '../registration/registration.dto.js';
import { SecondFactorState } from '../second-factor/second-factor.dto.js';
import { PrivilegesRequest, SecondFactorResetRequest, SuperStatusRequest } from './administrators.dto.js';
import { ChangeRole } from './commands/change-role.command.js';
import { InviteAdministrator } from './commands/invite-administrator.command.js';
import { ResetSecondFactor } from './commands/reset-second-factor.command.js';

/** Who administers. What changes a role gives the same answer when it is repeated, and needs no key: it ends sessions at other units. */
@Controller('administrators')
@For('super')
export class AdministratorsController {
  constructor(
    private readonly invitation: InviteAdministrator,
    private readonly role: ChangeRole,
    private readonly lostFactor: ResetSecondFactor,
  ) {}

  @Post('invitations')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: OutcomeText })
  async inviteAdministrator(
    @CurrentActor() actor: Actor,
    @Body() request: AdminInvitationRequest,
  ): Promise<OutcomeText> {
    await this.invitation.execute(actor, request.email);
    return { result: 'registered' };
  }

  @Post('super-status')
  @HttpCode(200)
  @ApiOkResponse({ type: UserRow })
  async setSuperStatus(@CurrentActor() actor: Actor, @Body() { id, isOwner }: SuperStatusRequest): Promise<UserRow> {
    return userRow(await this.role.execute(actor, id, isOwner ? 'super' : 'admin'));
  }

  @Post('removals')
  @HttpCode(200)
  @ApiOkResponse({ type: UserRow })
  async removePrivileges(@CurrentActor() actor: Actor, @Body() { id }: PrivilegesRequest): Promise<UserRow> {
    return userRow(await this.role.execute(actor, id, 'borrower'));
  }

  /** Of anybody: whether there is a second factor to be reset. */
  @Get('second-factors/:id')
  @ApiOkResponse({ type: SecondFactorState })
  getSecondFactorOf(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<SecondFactorState> {
    return this.lostFactor.read(actor, id);
  }

  @Post('second-factor-resets')
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorState })
  resetSecondFactor(
    @CurrentActor() actor: Actor,
    @Body() request: SecondFactorResetRequest,
  ): Promise<SecondFactorState> {
    return this.lostFactor.execute(actor, request);
  }
}
