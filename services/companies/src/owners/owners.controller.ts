import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedDto } from '../shared/removed.dto.js';
import { CreateOwner } from './create-owner.command.js';
import { RemoveOwners } from './remove-owners.command.js';
import { UpdateOwner } from './update-owner.command.js';
import { CreateOwnerDto, OwnerDto, OwnershipDto, RemoveOwnersDto, UpdateOwnerDto } from './owner.dto.js';
import { GetOwnership } from './get-ownership.query.js';

@ApiTags('owners')
@Controller('entity-owners')
export class OwnersController {
  constructor(
    private readonly ownership: GetOwnership,
    private readonly creation: CreateOwner,
    private readonly updating: UpdateOwner,
    private readonly removal: RemoveOwners,
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
