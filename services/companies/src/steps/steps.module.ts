import { Module } from '@nestjs/common';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { ReferencesModule } from '../references/index.js';
import { CreateSetupStep } from './create-setup-step.command.js';
import { GetSetupStep } from './get-setup-step.query.js';
import { ListSetupSteps } from './list-setup-steps.query.js';
import { SaveSetupStep } from './save-setup-step.command.js';
import { SetupFactsRepository } from './setup-facts.repository.js';
import { SetupStepWriting } from './setup-step-writing.service.js';
import { SetupStepRepository } from './setup-step.repository.js';
import { SetupStepsController } from './setup-steps.controller.js';

@Module({
  imports: [CoreModule, HoldingsModule, ReferencesModule],
  controllers: [SetupStepsController],
  providers: [
    SetupFactsRepository,
    SetupStepRepository,
    SetupStepWriting,
    ListSetupSteps,
    GetSetupStep,
    CreateSetupStep,
    SaveSetupStep,
  ],
  exports: [SetupFactsRepository, SetupStepRepository],
})
export class StepsModule {}
