import { Module } from '@nestjs/common';
import { RecipientEntity } from './recipient.entity.js';
import { RecipientRepository } from './recipient.repository.js';
import { RecipientsHandler } from './recipients.handler.js';

export const recipientsEntities = [RecipientEntity];

@Module({
  providers: [RecipientRepository, RecipientsHandler],
  exports: [RecipientRepository],
})
export class RecipientsModule {}
