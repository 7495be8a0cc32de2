import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ActivitiesModule } from '../activities/index.js';
import { BellModule } from '../bell/index.js';
import { OutboundModule } from '../outbound/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { NoticesController } from './notices.controller.js';

@Module({
  imports: [ActivitiesModule, BellModule, OutboundModule, RecipientsModule],
  controllers: [NoticesController],
  providers: useCasesOf(NoticesController),
})
export class NoticesModule {}
