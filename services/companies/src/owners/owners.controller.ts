import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedDto } from '../shared/removed.dto.js';
import { CreateOwner } from './commands/create-owner.command.js';
import { RemoveOwner } from './commands/remove-owner.command.js';
import { UpdateOwner } from './commands/update-owner.command.js';
import { CreateOwnerDto, OwnerDto, OwnershipDto, RemoveOwnersDto, UpdateOwnerDto } from './owners.dto.js';
import { OwnershipQuery } from './ownership.query.js';

@ApiTags('owners')
@Controller('entity-owners')
export class OwnersController {
  constructor(
    private readonly ownership: OwnershipQuery,
    private readonly creation: CreateOwner,
    private readonly updating: UpdateOwner,
    private readonly removal: RemoveOwner,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: OwnershipDto })
  getOwnership(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<OwnershipDto> {
    return this.ownership.run(actor, companyId);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: OwnerDto })
  createOwner(@CurrentActor() actor: Actor, @Body() body: CreateOwnerDto): Promise<OwnerDto> {
    return this.creation.run(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: OwnerDto })
  updateOwner(@CurrentActor() actor: Actor, @Body() body: UpdateOwnerDto): Promise<OwnerDto> {
    return this.updating.run(actor, body);
  }

  @Delete(':id')
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeOwner(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<RemovedDto> {
    return { removed: await this.removal.run(actor, [id]) };
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeOwners(@CurrentActor() actor: Actor, @Body() body: RemoveOwnersDto): Promise<RemovedDto> {
    return {
      removed: await this.removal.run(
        actor,
        body.EntityOwners.map(({ id }) => id),
      ),
    };
  }
}
