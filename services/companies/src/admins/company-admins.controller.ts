import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CompanyAdminAnswer, CompanyAdminBody, CompanyAdminQuery } from './company-admins.dto.js';
import { CompanyAdmins } from './company-admins.js';

@ApiTags('company admins')
@Controller('company-admins')
export class CompanyAdminsController {
  constructor(private readonly admins: CompanyAdmins) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  listCompanyAdmins(@Query() query: CompanyAdminQuery): Promise<CompanyAdminAnswer[]> {
    return this.admins.list(query.companyId);
  }

  @Get('company/:id')
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  listAdminsOfCompany(@Param('id') id: string): Promise<CompanyAdminAnswer[]> {
    return this.admins.list(id);
  }

  @Post('add')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  addCompanyAdmin(@CurrentActor() actor: Actor, @Body() body: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    return this.admins.add(actor, body);
  }

  @Post('remove')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  removeCompanyAdmin(@Body() body: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    return this.admins.remove(body);
  }

  @Post('point')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  setPointPerson(@CurrentActor() actor: Actor, @Body() body: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    return this.admins.setPoint(actor, body);
  }
}
