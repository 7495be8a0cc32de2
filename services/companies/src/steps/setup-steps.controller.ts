import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreateSetupStep } from './create-setup-step.command.js';
import { GetSetupStep } from './get-setup-step.query.js';
import { ListSetupSteps } from './list-setup-steps.query.js';
import { SaveSetupStep } from './save-setup-step.command.js';
import { SetupStepDto, SaveSetupStepDto } from './setup-step.dto.js';

@ApiTags('steps')
@Controller('setup-steps')
export class SetupStepsController {
  constructor(
    private readonly steps: ListSetupSteps,
    private readonly step: GetSetupStep,
    private readonly creation: CreateSetupStep,
    private readonly saving: SaveSetupStep,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [SetupStepDto] })
  listSetupSteps(@CurrentActor() actor: Actor, @Param('companyId') companyId: string): Promise<SetupStepDto[]> {
    return this.steps.execute(actor, companyId);
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
    return this.step.execute(actor, companyId, step);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: SetupStepDto })
  createSetupStep(@CurrentActor() actor: Actor, @Body() body: SaveSetupStepDto): Promise<SetupStepDto> {
    return this.creation.execute(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: SetupStepDto })
  saveSetupStep(@CurrentActor() actor: Actor, @Body() body: SaveSetupStepDto): Promise<SetupStepDto> {
    return this.saving.execute(actor, body);
  }
}
