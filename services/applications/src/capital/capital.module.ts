import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { CapitalRowsModule } from '../capital-rows/index.js';
import { CapitalController } from './capital.controller.js';

/** The figures of applications, held against the limits of their loan types, and appraised values. */
@Module({
  imports: [ApplicationsModule, CapitalRowsModule],
  controllers: [CapitalController],
  providers: [...useCasesOf(CapitalController)],
})
export class CapitalModule {}
