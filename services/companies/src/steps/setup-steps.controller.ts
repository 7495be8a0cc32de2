import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { SaveSetupStep } from './save-setup-step.command.js';
import { SetupStepDto, SaveSetupStepDto } from './setup-steps.dto.js';
import { SetupStepQueries } from './setup-steps.queries.js';

@ApiTags('steps')
@Controller('setup-steps')
export class SetupStepsController {
  constructor(
    private readonly queries: SetupStepQueries,
    private readonly saving: SaveSetupStep,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [SetupStepDto] })
  listSetupSteps(@CurrentActor() actor: Actor, @Param('companyId') companyId: string): Promise<SetupStepDto[]> {
    return this.queries.list(actor, companyId);
  }

  /** A step by its index or its name. */
  @Get('company/:companyId/:step')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: SetupStepDto })
  getSetupStep(
    @CurrentActor() actor: Actor,
    @Param('companyId') companyId: string,
    @Param('step') step: string,
  ): Promise<SetupStepDto> {
    return this.queries.get(actor, companyId, step);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: SetupStepDto })
  createSetupStep(@CurrentActor() actor: Actor, @Body() body: SaveSetupStepDto): Promise<SetupStepDto> {
    return this.saving.create(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: SetupStepDto })
  saveSetupStep(@CurrentActor() actor: Actor, @Body() body: SaveSetupStepDto): Promise<SetupStepDto> {
    return this.saving.save(actor, body);
  }
}
