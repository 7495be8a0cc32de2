import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { Role } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { OutcomeText, PasswordUpdateRequest, UserRow } from './account.dto.js';
import { UpdatePassword } from './commands/update-password.command.js';
import { UpdateProfile } from './commands/update-profile.command.js';
import { UserProfile, UserProfileUpdate } from './profile.dto.js';
import { UsersQuery } from './queries/users.query.js';

const signedIn = ['borrower', 'broker', 'admin', 'super'] as const;

@Controller()
export class AccountsController {
  constructor(
    private readonly users: UsersQuery,
    private readonly updateProfile: UpdateProfile,
    private readonly updatePassword: UpdatePassword,
  ) {}

  @Get('users')
  @For('admin', 'super')
  @ApiQuery({ name: 'kind', required: false, enum: ['admins'] })
  @ApiOkResponse({ type: [UserRow] })
  listUsers(@CurrentActor() actor: Actor, @Query('kind') kind?: string): Promise<UserRow[]> {
    const admins: Role[] = ['admin', 'super'];
    return this.users.all(actor, kind === 'admins' ? admins : undefined);
  }

  @Get('users/current/profile')
  @For(...signedIn)
  @ApiOkResponse({ type: UserProfile })
  getOwnProfile(@CurrentActor() actor: Actor): Promise<UserProfile> {
    return this.users.profile(actor, actor.userId ?? '');
  }

  @Put('users/current/profile')
  @For(...signedIn)
  @ApiOkResponse({ type: UserProfile })
  updateOwnProfile(@CurrentActor() actor: Actor, @Body() update: UserProfileUpdate): Promise<UserProfile> {
    return this.updateProfile.execute(actor, actor.userId ?? '', update);
  }

  @Put('users/current/password')
  @For(...signedIn)
  @ApiOkResponse({ type: OutcomeText })
  async updateOwnPassword(@CurrentActor() actor: Actor, @Body() request: PasswordUpdateRequest): Promise<OutcomeText> {
    await this.updatePassword.execute(actor, request);
    return { result: 'Succeeded' };
  }

  @Get('users/:id/profile')
  @For(...signedIn)
  @ApiOkResponse({ type: UserProfile })
  getProfile(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<UserProfile> {
    return this.users.profile(actor, id);
  }

  @Get('companies/:companyId/users')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [UserRow] })
  listCompanyUsers(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<UserRow[]> {
    return this.users.ofCompany(actor, companyId);
  }
}
