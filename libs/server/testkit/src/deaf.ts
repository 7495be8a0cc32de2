import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { subscriptions } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';

/** Takes what the files service is told and does nothing with it, where what all services share is tried under its name. */
@Injectable()
export class Deaf implements OnModuleInit {
  constructor(@Inject(Inbox) private readonly inbox: Inbox) {}

  onModuleInit(): void {
    for (const type of subscriptions.files) this.inbox.on(type, 'nothing', () => Promise.resolve());
  }
}
