import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { FindPeopleDto, FoundPersonDto, UserDto } from './account.dto.js';
import { FindPeople } from './queries/find-people.query.js';
import { ListCompanyUsers } from './queries/list-company-users.query.js';
import { ListUsers } from './queries/list-users.query.js';

@Controller()
export class UsersController {
  constructor(
    private readonly users: ListUsers,
    private readonly people: FindPeople,
    private readonly companyUsers: ListCompanyUsers,
  ) {}

  @Get('users')
  @For('admin', 'super')
  @ApiQuery({ name: 'kind', required: false, enum: ['admins'] })
  @ApiOkResponse({ type: [UserDto] })
  listUsers(@CurrentActor() actor: Actor, @Query('kind') kind?: string): Promise<UserDto[]> {
    return this.users.execute(actor, kind === 'admins' ? ['admin', 'super'] : undefined);
  }

  @Get('users/found')
  @For('admin', 'super')
  @ApiOkResponse({ type: [FoundPersonDto], description: 'At most six.' })
  findPeople(@CurrentActor() actor: Actor, @Query() search: FindPeopleDto): Promise<FoundPersonDto[]> {
    return this.people.execute(actor, search);
  }

  @Get('companies/:companyId/users')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [UserDto] })
  listCompanyUsers(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<UserDto[]> {
    return this.companyUsers.execute(actor, companyId);
  }
}
