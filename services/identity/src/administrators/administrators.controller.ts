import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { OutcomeText, UserRow } from '../accounts/account.dto.js';
import { userRow } from '../accounts/queries/users.query.js';
import { AdminInvitationRequest } from '../registration/registration.dto.js';
import { PrivilegesRequest, SuperStatusRequest } from './administrators.dto.js';
import { ChangeRole } from './commands/change-role.command.js';
import { InviteAdministrator } from './commands/invite-administrator.command.js';

/** Who administers. What changes a role gives the same answer when it is repeated, and needs no key: it ends sessions at other units. */
@Controller('administrators')
@For('super')
export class AdministratorsController {
  constructor(
    private readonly invitation: InviteAdministrator,
    private readonly role: ChangeRole,
  ) {}

  @Post('invitations')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: OutcomeText })
  async inviteAdministrator(@CurrentActor() actor: Actor, @Body() request: AdminInvitationRequest): Promise<OutcomeText> {
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
}
