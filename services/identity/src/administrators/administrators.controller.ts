import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { UserDto, userView } from '../accounts/index.js';
import { SecondFactorDto } from '../second-factor/index.js';
import { OutcomeDto } from '../shared/outcome.dto.js';
import {
  InviteAdministratorDto,
  RemovePrivilegesDto,
  ResetSecondFactorDto,
  SetSuperStatusDto,
  SignedOutDto,
  SignOutUserDto,
} from './administrators.dto.js';
import { ChangeRole } from './commands/change-role.command.js';
import { InviteAdministrator } from './commands/invite-administrator.command.js';
import { ResetSecondFactor } from './commands/reset-second-factor.command.js';
import { SignOutUser } from './commands/sign-out-user.command.js';
import { ReadUserSecondFactor } from './queries/read-user-second-factor.query.js';

/** Who administers. What changes a role gives the same answer when it is repeated, and needs no key: it ends sessions at other units. */
@Controller('administrators')
@For('super')
export class AdministratorsController {
  constructor(
    private readonly invitation: InviteAdministrator,
    private readonly role: ChangeRole,
    private readonly factor: ReadUserSecondFactor,
    private readonly reset: ResetSecondFactor,
    private readonly signOut: SignOutUser,
  ) {}

  @Post('invitations')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: OutcomeDto })
  async inviteAdministrator(@CurrentActor() actor: Actor, @Body() body: InviteAdministratorDto): Promise<OutcomeDto> {
    await this.invitation.execute(actor, body.email);
    return { result: 'registered' };
  }

  @Post('super-status')
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  async setSuperStatus(@CurrentActor() actor: Actor, @Body() { id, isOwner }: SetSuperStatusDto): Promise<UserDto> {
    return userView(await this.role.execute(actor, id, isOwner ? 'super' : 'admin'));
  }

  @Post('removals')
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  async removePrivileges(@CurrentActor() actor: Actor, @Body() { id }: RemovePrivilegesDto): Promise<UserDto> {
    return userView(await this.role.execute(actor, id, 'borrower'));
  }

  @Post('sign-outs')
  @HttpCode(200)
  @For('admin', 'super')
  @ApiOkResponse({ type: SignedOutDto })
  async signOutUser(@CurrentActor() actor: Actor, @Body() { id }: SignOutUserDto): Promise<SignedOutDto> {
    return { ended: await this.signOut.execute(actor, id) };
  }

  /** Of anybody: whether there is a second factor to be reset. */
  @Get('second-factors/:id')
  @ApiOkResponse({ type: SecondFactorDto })
  getSecondFactorOf(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<SecondFactorDto> {
    return this.factor.execute(actor, id);
  }

  @Post('second-factor-resets')
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorDto })
  resetSecondFactor(@CurrentActor() actor: Actor, @Body() body: ResetSecondFactorDto): Promise<SecondFactorDto> {
    return this.reset.execute(actor, body);
  }
}
