import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { AdministratorGuard } from './administrator.guard.js';
import {
  CompanyAdminDto,
  ChooseCompanyAdminDto,
  CompanyAdminHistoryDto,
  ListCompanyAdminsDto,
  SetPointPersonDto,
} from './company-admins.dto.js';
import { CompanyAdmins } from './company-admins.js';

@ApiTags('company admins')
@Controller('company-admins')
export class CompanyAdminsController {
  constructor(private readonly admins: CompanyAdmins) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminDto] })
  listCompanyAdmins(@Query() query: ListCompanyAdminsDto): Promise<CompanyAdminDto[]> {
    return this.admins.list(query.companyId);
  }

  @Get('company/:id')
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminDto] })
  listAdminsOfCompany(@Param('id') id: string): Promise<CompanyAdminDto[]> {
    return this.admins.list(id);
  }

  @Get('company/:id/history')
  @For('admin', 'super')
  @ApiOkResponse({ type: [CompanyAdminHistoryDto] })
  listCompanyAdminHistory(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<CompanyAdminHistoryDto[]> {
    return this.admins.history(actor, id);
  }

  @Post('add')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @UseGuards(AdministratorGuard)
  @ApiOkResponse({ type: [CompanyAdminDto] })
  addCompanyAdmin(@CurrentActor() actor: Actor, @Body() body: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    return this.admins.add(actor, body);
  }

  @Post('remove')
  @HttpCode(200)
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: [CompanyAdminDto] })
  removeCompanyAdmin(@CurrentActor() actor: Actor, @Body() body: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    return this.admins.remove(actor, body);
  }

  @Post('point')
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @UseGuards(AdministratorGuard)
  @ApiOkResponse({ type: [CompanyAdminDto] })
  setPointPerson(@CurrentActor() actor: Actor, @Body() body: SetPointPersonDto): Promise<CompanyAdminDto[]> {
    return this.admins.setPoint(actor, body);
  }
}
