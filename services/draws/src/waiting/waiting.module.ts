import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { SecondApprovalsModule } from '../second-approvals/index.js';
import { WaitingController } from './waiting.controller.js';
import { WaitingRepository } from './waiting.repository.js';

/** What waits for somebody. It reads what other rooms keep and changes nothing. */
@Module({
  imports: [SecondApprovalsModule],
  controllers: [WaitingController],
  providers: [WaitingRepository, ...useCasesOf(WaitingController)],
})
export class WaitingModule {}
