import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CompanyUserDto, CompanyUserWithCompaniesDto } from './members.dto.js';
import { Members } from './members.js';

@ApiTags('company')
@For('borrower', 'admin', 'super')
@Controller('companies')
export class MembersController {
  constructor(private readonly members: Members) {}

  @Get(':id/users')
  @ApiOkResponse({ type: [CompanyUserDto] })
  listUsersOfCompany(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CompanyUserDto[]> {
    return this.members.ofCompany(actor, id);
  }

  @Get('users/:userId')
  @ApiOkResponse({ type: CompanyUserWithCompaniesDto })
  getCompanyUser(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<CompanyUserWithCompaniesDto> {
    return this.members.user(actor, userId);
  }
}
