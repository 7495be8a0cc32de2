import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { GetCompanyUser } from './get-company-user.query.js';
import { ListCompanyUsers } from './list-company-users.query.js';
import { CompanyUserDto, CompanyUserWithCompaniesDto } from './member.dto.js';

@ApiTags('company')
@For('borrower', 'admin', 'super')
@Controller('companies')
export class MembersController {
  constructor(
    private readonly users: ListCompanyUsers,
    private readonly user: GetCompanyUser,
  ) {}

  @Get(':id/users')
  @ApiOkResponse({ type: [CompanyUserDto] })
  listUsersOfCompany(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CompanyUserDto[]> {
    return this.users.execute(actor, id);
  }

  @Get('users/:userId')
  @ApiOkResponse({ type: CompanyUserWithCompaniesDto })
  getCompanyUser(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<CompanyUserWithCompaniesDto> {
    return this.user.execute(actor, userId);
  }
}
