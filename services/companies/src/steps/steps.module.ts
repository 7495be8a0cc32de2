import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { ReferencesModule } from '../references/index.js';
import { SetupFactsRepository } from './setup-facts.repository.js';
import { SetupStepWriting } from './setup-step-writing.service.js';
import { SetupStepRepository } from './setup-step.repository.js';
import { SetupStepsController } from './setup-steps.controller.js';

@Module({
  imports: [CoreModule, HoldingsModule, ReferencesModule],
  controllers: [SetupStepsController],
  providers: [SetupFactsRepository, SetupStepRepository, SetupStepWriting, ...useCasesOf(SetupStepsController)],
  exports: [SetupFactsRepository, SetupStepRepository],
})
export class StepsModule {}
