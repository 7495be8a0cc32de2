import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { AddCompanyAdmin } from './add-company-admin.command.js';
import { AdministratorGuard } from './administrator.guard.js';
import {
  CompanyAdminDto,
  ChooseCompanyAdminDto,
  CompanyAdminHistoryDto,
  ListCompanyAdminsDto,
  SetPointPersonDto,
} from './company-admin.dto.js';
import { ListCompanyAdminHistory } from './list-company-admin-history.query.js';
import { ListCompanyAdmins } from './list-company-admins.query.js';
import { RemoveCompanyAdmin } from './remove-company-admin.command.js';
import { SetPointPerson } from './set-point-person.command.js';

@ApiTags('company admins')
@Controller('company-admins')
export class CompanyAdminsController {
  constructor(
    private readonly admins: ListCompanyAdmins,
    private readonly history: ListCompanyAdminHistory,
    private readonly addition: AddCompanyAdmin,
    private readonly removal: RemoveCompanyAdmin,
    private readonly point: SetPointPerson,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminDto] })
  listCompanyAdmins(@Query() query: ListCompanyAdminsDto): Promise<CompanyAdminDto[]> {
    return this.admins.execute(query.companyId);
  }

  @Get('company/:id')
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminDto] })
  listAdminsOfCompany(@Param('id') id: string): Promise<CompanyAdminDto[]> {
    return this.admins.execute(id);
  }

  @Get('company/:id/history')
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminHistoryDto] })
  listCompanyAdminHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<CompanyAdminHistoryDto[]> {
    return this.history.execute(actor, id);
  }

  @Post('add')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @UseGuards(AdministratorGuard)
  @ApiOkResponse({ type: [CompanyAdminDto] })
  addCompanyAdmin(@CurrentActor() actor: Actor, @Body() body: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    return this.addition.execute(actor, body);
  }

  @Post('remove')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: [CompanyAdminDto] })
  removeCompanyAdmin(@CurrentActor() actor: Actor, @Body() body: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    return this.removal.execute(actor, body);
  }

  @Post('point')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @UseGuards(AdministratorGuard)
  @ApiOkResponse({ type: [CompanyAdminDto] })
  setPointPerson(@CurrentActor() actor: Actor, @Body() body: SetPointPersonDto): Promise<CompanyAdminDto[]> {
    return this.point.execute(actor, body);
  }
}
