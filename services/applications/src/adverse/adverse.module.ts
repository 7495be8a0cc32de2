import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AdverseRowsModule } from '../adverse-rows/index.js';
import { ApplicationsModule } from '../applications/index.js';
import { AdverseLetters } from './adverse-letters.service.js';
import { AdverseController } from './adverse.controller.js';
import { NoticeChanges } from './notice-changes.service.js';

/** What follows from a rejection: the notice of adverse action, its letter and its paper. */
@Module({
  imports: [AdverseRowsModule, ApplicationsModule],
  controllers: [AdverseController],
  providers: [AdverseLetters, NoticeChanges, ...useCasesOf(AdverseController)],
})
export class AdverseModule {}
