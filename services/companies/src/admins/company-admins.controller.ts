import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { AdministratorGuard } from './administrator.guard.js';
import {
  CompanyAdminAnswer,
  CompanyAdminBody,
  CompanyAdminHistoryEntry,
  CompanyAdminQuery,
  PointPersonBody,
} from './company-admins.dto.js';
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

  @Get('company/:id/history')
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminHistoryEntry] })
  listCompanyAdminHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<CompanyAdminHistoryEntry[]> {
    return this.admins.history(actor, id);
  }

  @Post('add')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @UseGuards(AdministratorGuard)
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  addCompanyAdmin(@CurrentActor() actor: Actor, @Body() body: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    return this.admins.add(actor, body);
  }

  @Post('remove')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  removeCompanyAdmin(@CurrentActor() actor: Actor, @Body() body: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    return this.admins.remove(actor, body);
  }

  @Post('point')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @UseGuards(AdministratorGuard)
  @ApiOkResponse({ type: [CompanyAdminAnswer] })
  setPointPerson(@CurrentActor() actor: Actor, @Body() body: PointPersonBody): Promise<CompanyAdminAnswer[]> {
    return this.admins.setPoint(actor, body);
  }
}
