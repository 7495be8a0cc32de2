import { Module } from '@nestjs/common';
import { OutboundModule } from '../outbound/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { TextMessagesHandler } from './text-messages.handler.js';

@Module({
  imports: [OutboundModule, RecipientsModule],
  providers: [TextMessagesHandler],
})
export class TextsModule {}
