import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { OutboundModule } from '../outbound/index.js';
import { UnsentController } from './unsent.controller.js';

@Module({
  imports: [OutboundModule],
  controllers: [UnsentController],
  providers: useCasesOf(UnsentController),
})
export class UnsentModule {}
