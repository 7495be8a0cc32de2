import { Module } from '@nestjs/common';
import { LetterCountEntity } from './letter-count.entity.js';
import { LetterLimits } from './letter-limits.service.js';

export const letterEntities = [LetterCountEntity];

/** How many letters with links go to whom. */
@Module({ providers: [LetterLimits], exports: [LetterLimits] })
export class LettersModule {}
