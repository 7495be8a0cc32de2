import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { OutboundModule } from '../outbound/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { TasksModule } from '../tasks/index.js';
import { DigestController } from './digest.controller.js';
import { DigestDayEntity } from './digest-day.entity.js';
import { DigestSettingEntity } from './digest-setting.entity.js';
import { DigestTimer } from './digest-timer.service.js';

export const digestEntities = [DigestSettingEntity, DigestDayEntity];

/** The letter of the day to administrators. */
@Module({
  imports: [OutboundModule, RecipientsModule, TasksModule],
  controllers: [DigestController],
  providers: [...useCasesOf(DigestController), DigestTimer],
})
export class DigestModule {}
