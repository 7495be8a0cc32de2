import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedAnswer } from '../shared/removed.dto.js';
import {
  ContractorAnswer,
  CreateContractorBody,
  RemoveContractorsBody,
  UpdateContractorBody,
} from './contractors.dto.js';
import { Contractors } from './contractors.js';

@ApiTags('contractors')
@Controller('contractors')
export class ContractorsController {
  constructor(private readonly contractors: Contractors) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [ContractorAnswer] })
  listContractors(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<ContractorAnswer[]> {
    return this.contractors.list(actor, companyId);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: ContractorAnswer })
  createContractor(@CurrentActor() actor: Actor, @Body() body: CreateContractorBody): Promise<ContractorAnswer> {
    return this.contractors.create(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: ContractorAnswer })
  updateContractor(@CurrentActor() actor: Actor, @Body() body: UpdateContractorBody): Promise<ContractorAnswer> {
    return this.contractors.update(actor, body);
  }

  @Delete(':id')
  @For('borrower')
  @ApiOkResponse({ type: RemovedAnswer })
  async removeContractor(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<RemovedAnswer> {
    return { removed: await this.contractors.remove(actor, [id]) };
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedAnswer })
  async removeContractors(@CurrentActor() actor: Actor, @Body() body: RemoveContractorsBody): Promise<RemovedAnswer> {
    return {
      removed: await this.contractors.remove(
        actor,
        body.ThirdPartyContractors.map((row) => row.thirdPartyContractorId),
      ),
    };
  }
}
