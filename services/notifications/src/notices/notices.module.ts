import { Module } from '@nestjs/common';
import { BellModule } from '../bell/index.js';
import { OutboundModule } from '../outbound/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { NoticesController } from './notices.controller.js';
import { SendNotice } from './send-notice.command.js';

@Module({
  imports: [BellModule, OutboundModule, RecipientsModule],
  controllers: [NoticesController],
  providers: [SendNotice],
})
export class NoticesModule {}
