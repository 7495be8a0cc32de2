import { Injectable } from '@nestjs/common';
import { fill } from '@groundwork/domain-messages';
import { notices } from '@groundwork/domain-messages-letters';
import { Database, newId } from '@groundwork/server-data';
import { Bell, toCompany } from '../bell/index.js';
import { OutboundQueue } from '../outbound/index.js';
import { RecipientRepository } from '../recipients/index.js';
import type { SendNoticeDto } from './notice.dto.js';

/** An administrator's message about an application: the company's bell, and a letter to who made the application. */
@Injectable()
export class SendNotice {
  constructor(
    private readonly database: Database,
    private readonly bell: Bell,
    private readonly recipients: RecipientRepository,
    private readonly queue: OutboundQueue,
  ) {}

  execute({ companyId, userId, name, message }: SendNoticeDto): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await this.bell.ring(manager, [
        { to: toCompany(companyId), message: fill(notices.notice, { name, message }), link: null },
      ]);
      const recipient = await this.recipients.find(manager, userId);
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
