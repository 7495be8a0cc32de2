import { Module } from '@nestjs/common';
import { LenderModule } from '../lender/index.js';
import { Delivery } from './delivery.service.js';
import { OutboundMessageEntity } from './outbound-message.entity.js';
import { OutboundQueue } from './outbound-queue.service.js';
import { OutboundWorker } from './outbound-worker.service.js';

export const outboundEntities = [OutboundMessageEntity];

@Module({
  imports: [LenderModule],
  providers: [OutboundQueue, Delivery, OutboundWorker],
  exports: [OutboundQueue],
})
export class OutboundModule {}
