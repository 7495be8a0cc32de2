import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedDto } from '../shared/removed.dto.js';
import { ContractorDto, CreateContractorDto, RemoveContractorsDto, UpdateContractorDto } from './contractor.dto.js';
import { CreateContractor } from './create-contractor.command.js';
import { ListContractors } from './list-contractors.query.js';
import { RemoveContractors } from './remove-contractors.command.js';
import { UpdateContractor } from './update-contractor.command.js';

@ApiTags('contractors')
@Controller('contractors')
export class ContractorsController {
  constructor(
    private readonly contractors: ListContractors,
    private readonly creation: CreateContractor,
    private readonly change: UpdateContractor,
    private readonly removal: RemoveContractors,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [ContractorDto] })
  listContractors(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<ContractorDto[]> {
    return this.contractors.execute(actor, companyId);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: ContractorDto })
  createContractor(@CurrentActor() actor: Actor, @Body() body: CreateContractorDto): Promise<ContractorDto> {
    return this.creation.execute(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: ContractorDto })
  updateContractor(@CurrentActor() actor: Actor, @Body() body: UpdateContractorDto): Promise<ContractorDto> {
    return this.change.execute(actor, body);
  }

  @Delete(':id')
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeContractor(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<RemovedDto> {
    return { removed: await this.removal.execute(actor, [id]) };
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeContractors(@CurrentActor() actor: Actor, @Body() body: RemoveContractorsDto): Promise<RemovedDto> {
    return {
      removed: await this.removal.execute(
        actor,
        body.ThirdPartyContractors.map((row) => row.thirdPartyContractorId),
      ),
    };
  }
}
