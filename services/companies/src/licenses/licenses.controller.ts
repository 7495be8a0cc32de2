import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedDto } from '../shared/removed.dto.js';
import { CreateLicense } from './create-license.command.js';
import { CreateLicenseDto, LicenseDto, RemoveLicensesDto, UpdateLicenseDto } from './license.dto.js';
import { ListLicenses } from './list-licenses.query.js';
import { RemoveLicenses } from './remove-licenses.command.js';
import { UpdateLicense } from './update-license.command.js';

@ApiTags('licenses')
@Controller('licenses')
export class LicensesController {
  constructor(
    private readonly licenses: ListLicenses,
    private readonly creation: CreateLicense,
    private readonly change: UpdateLicense,
    private readonly removal: RemoveLicenses,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [LicenseDto] })
  listLicenses(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<LicenseDto[]> {
    return this.licenses.execute(actor, companyId);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: LicenseDto })
  createLicense(@CurrentActor() actor: Actor, @Body() body: CreateLicenseDto): Promise<LicenseDto> {
    return this.creation.execute(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: LicenseDto })
  updateLicense(@CurrentActor() actor: Actor, @Body() body: UpdateLicenseDto): Promise<LicenseDto> {
    return this.change.execute(actor, body);
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeLicenses(@CurrentActor() actor: Actor, @Body() body: RemoveLicensesDto): Promise<RemovedDto> {
    return {
      removed: await this.removal.execute(
        actor,
        body.BuilderLicenses.map(({ id }) => id),
      ),
    };
  }
}
