import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { InternalLenderController } from './internal-lender.controller.js';
import { LenderController } from './lender.controller.js';
import { LenderLogoEntity } from './lender-logo.entity.js';
import { LenderRepository } from './lender.repository.js';
import { LenderVersionEntity } from './lender-version.entity.js';
import { LetterTextsController } from './letter-texts.controller.js';
import { LetterVersionEntity } from './letter-version.entity.js';
import { LetterWriter } from './letter-writer.service.js';

export const lenderEntities = [LenderVersionEntity, LenderLogoEntity, LetterVersionEntity];

/** How the lender shows itself and what its letters say. */
@Module({
  controllers: [LenderController, LetterTextsController, InternalLenderController],
  providers: [
    LenderRepository,
    LetterWriter,
    ...useCasesOf(LenderController, LetterTextsController, InternalLenderController),
  ],
  exports: [LetterWriter],
})
export class LenderModule {}
