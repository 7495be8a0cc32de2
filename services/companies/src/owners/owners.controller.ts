import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import { RemovedDto } from '../shared/removed.dto.js';
import { CreateOwner } from './create-owner.command.js';
import { RemoveOwners } from './remove-owners.command.js';
import { UpdateOwner } from './update-owner.command.js';
import { CreateOwnerDto, OwnerDto, OwnershipDto, RemoveOwnersDto, UpdateOwnerDto } from './owner.dto.js';
import { GetOwnership } from './get-ownership.query.js';
import { PrintS1 } from './print-s1.query.js';

@ApiTags('owners')
@Controller('entity-owners')
export class OwnersController {
  constructor(
    private readonly ownership: GetOwnership,
    private readonly creation: CreateOwner,
    private readonly updating: UpdateOwner,
    private readonly removal: RemoveOwners,
    private readonly s1: PrintS1,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: OwnershipDto })
  getOwnership(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<OwnershipDto> {
    return this.ownership.execute(actor, companyId);
  }

  /** The blank form that an owner fills in and signs. */
  @Get('company/:companyId/s1/:personId')
  @For('borrower')
  @AnswersPdf()
  async printS1(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Param('personId', ParseUUIDPipe) personId: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.s1.execute(actor, companyId, personId), 's-1.pdf');
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: OwnerDto })
  createOwner(@CurrentActor() actor: Actor, @Body() body: CreateOwnerDto): Promise<OwnerDto> {
    return this.creation.execute(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: OwnerDto })
  updateOwner(@CurrentActor() actor: Actor, @Body() body: UpdateOwnerDto): Promise<OwnerDto> {
    return this.updating.execute(actor, body);
  }

  @Delete(':id')
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeOwner(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<RemovedDto> {
    return { removed: await this.removal.execute(actor, [id]) };
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeOwners(@CurrentActor() actor: Actor, @Body() body: RemoveOwnersDto): Promise<RemovedDto> {
    return {
      removed: await this.removal.execute(
        actor,
        body.EntityOwners.map(({ id }) => id),
      ),
    };
  }
}
