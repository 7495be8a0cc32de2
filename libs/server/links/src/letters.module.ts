import { Module } from '@nestjs/common';
import { LetterCountEntity } from './letter-count.entity.js';
import { LetterLimits } from './letter-limits.service.js';
import { LetterCountRetention } from './window-retention.service.js';

export const letterEntities = [LetterCountEntity];

/** How many letters with links go to whom. */
@Module({ providers: [LetterLimits, LetterCountRetention], exports: [LetterLimits] })
export class LettersModule {}
