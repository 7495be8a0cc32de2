import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { SignerDto, UserRoleDto } from './account.dto.js';
import { ReadUserName } from './queries/read-user-name.query.js';
import { ReadUserRole } from './queries/read-user-role.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/users')
export class InternalUsersController {
  constructor(
    private readonly names: ReadUserName,
    private readonly roles: ReadUserRole,
  ) {}

  @Get(':id/name')
  @ApiOkResponse({ type: SignerDto })
  getUserName(@Param('id', ParseUUIDPipe) id: string): Promise<SignerDto> {
    return this.names.execute(id);
  }

  @Get(':id/role')
  @ApiOkResponse({ type: UserRoleDto })
  getUserRole(@Param('id', ParseUUIDPipe) id: string): Promise<UserRoleDto> {
    return this.roles.execute(id);
  }
}
