import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedAnswer } from '../shared/removed.dto.js';
import { CreateLicenseBody, LicenseAnswer, RemoveLicensesBody, UpdateLicenseBody } from './licenses.dto.js';
import { Licenses } from './licenses.js';

@ApiTags('licenses')
@Controller('licenses')
export class LicensesController {
  constructor(private readonly licenses: Licenses) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [LicenseAnswer] })
  listLicenses(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<LicenseAnswer[]> {
    return this.licenses.list(actor, companyId);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: LicenseAnswer })
  createLicense(@CurrentActor() actor: Actor, @Body() body: CreateLicenseBody): Promise<LicenseAnswer> {
    return this.licenses.create(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: LicenseAnswer })
  updateLicense(@CurrentActor() actor: Actor, @Body() body: UpdateLicenseBody): Promise<LicenseAnswer> {
    return this.licenses.update(actor, body);
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedAnswer })
  async removeLicenses(@CurrentActor() actor: Actor, @Body() body: RemoveLicensesBody): Promise<RemovedAnswer> {
    return { removed: await this.licenses.remove(actor, body) };
  }
}
