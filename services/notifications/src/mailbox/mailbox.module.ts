import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { MailboxController } from './mailbox.controller.js';

@Module({
  controllers: [MailboxController],
  providers: useCasesOf(MailboxController),
})
export class MailboxModule {}
