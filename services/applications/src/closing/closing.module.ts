import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { ClosingRowsModule } from '../closing-rows/index.js';
import { CreditFileModule } from '../credit-file/index.js';
import { Closings } from './closings.service.js';
import { ClosingsController } from './closings.controller.js';
import { ClosingController } from './closing.controller.js';

/** What has to be there before a loan closes. */
@Module({
  imports: [ApplicationsModule, ClosingRowsModule, CreditFileModule],
  controllers: [ClosingController, ClosingsController],
  providers: [Closings, ...useCasesOf(ClosingController, ClosingsController)],
})
export class ClosingModule {}
