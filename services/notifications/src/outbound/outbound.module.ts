import { Module } from '@nestjs/common';
import { Delivery } from './delivery.service.js';
import { OutboundMessageEntity } from './outbound-message.entity.js';
import { OutboundQueue } from './outbound-queue.service.js';
import { OutboundWorker } from './outbound-worker.service.js';

export const outboundEntities = [OutboundMessageEntity];

@Module({
  providers: [OutboundQueue, Delivery, OutboundWorker],
  exports: [OutboundQueue],
})
export class OutboundModule {}
