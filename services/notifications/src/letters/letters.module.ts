import { Module } from '@nestjs/common';
import { OutboundModule } from '../outbound/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { LettersHandler } from './letters.handler.js';

@Module({
  imports: [OutboundModule, RecipientsModule],
  providers: [LettersHandler],
})
export class LettersModule {}
