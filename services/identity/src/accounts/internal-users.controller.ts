import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { NameOfUser, RoleOfUser } from './account.dto.js';
import { UsersQuery } from './queries/users.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/users')
export class InternalUsersController {
  constructor(private readonly users: UsersQuery) {}

  @Get(':id/name')
  @ApiOkResponse({ type: NameOfUser })
  getUserName(@Param('id', ParseUUIDPipe) id: string): Promise<NameOfUser> {
    return this.users.name(id);
  }

  @Get(':id/role')
  @ApiOkResponse({ type: RoleOfUser })
  getUserRole(@Param('id', ParseUUIDPipe) id: string): Promise<RoleOfUser> {
    return this.users.role(id);
  }
}
