import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { CapitalRowsModule } from '../capital-rows/index.js';
import { ValuationsController } from './valuations.controller.js';
import { CapitalController } from './capital.controller.js';

/** The figures of applications, held against the limits of their loan types, and appraised values. */
@Module({
  imports: [ApplicationsModule, CapitalRowsModule],
  controllers: [CapitalController, ValuationsController],
  providers: [...useCasesOf(CapitalController, ValuationsController)],
})
export class CapitalModule {}
