import { Module } from '@nestjs/common';
import { ListMailbox } from './list-mailbox.query.js';
import { MailboxController } from './mailbox.controller.js';

@Module({
  controllers: [MailboxController],
  providers: [ListMailbox],
})
export class MailboxModule {}
