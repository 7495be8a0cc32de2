import { Module } from '@nestjs/common';
import { AccountCodeEntity } from './account-code.entity.js';
import { AccountCodes } from './account-codes.service.js';
import { ConfirmationLetters } from './confirmation-letters.service.js';

export const codesEntities = [AccountCodeEntity];

@Module({
  providers: [AccountCodes, ConfirmationLetters],
  exports: [AccountCodes, ConfirmationLetters],
})
export class CodesModule {}
