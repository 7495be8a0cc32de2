import { Injectable } from '@nestjs/common';
import { fill, notices } from '@groundwork/domain-messages';
import { Database, newId } from '@groundwork/server-data';
import { Recipients } from '../recipients/recipients.js';
import { OutboundQueue } from '../outbound/outbound-queue.js';
import { toCompany } from './audience.js';
import { Bell } from './bell.js';
import type { NoticeBody } from './notice.dto.js';

/** An administrator's message about an application: the company's bell, and a letter to who made the application. */
@Injectable()
export class SendNotice {
  constructor(
    private readonly database: Database,
    private readonly bell: Bell,
    private readonly recipients: Recipients,
    private readonly queue: OutboundQueue,
  ) {}

  run({ companyId, userId, name, message }: NoticeBody): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await this.bell.ring(manager, [
        { to: toCompany(companyId), message: fill(notices.notice, { name, message }), link: null },
      ]);
      const recipient = await this.recipients.of(manager, userId);
      if (!recipient) return false;
      const { firstName, lastName, email } = recipient;
      return this.queue.addLetter(manager, {
        key: newId(),
        name: 'notice',
        to: email,
        values: { firstName, lastName, name, message },
        path: '/',
      });
    });
  }
}
