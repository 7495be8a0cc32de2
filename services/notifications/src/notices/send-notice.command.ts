import { Inject, Injectable } from '@nestjs/common';
import { fill } from '@groundwork/domain-messages';
import { notices } from '@groundwork/domain-messages-letters';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../activities/index.js';
import { Bell, toCompany } from '../bell/index.js';
import { OutboundQueue } from '../outbound/index.js';
import { RecipientRepository } from '../recipients/index.js';
import type { SendNoticeDto } from './notice.dto.js';

/** An administrator's message about an application: the company's bell, a letter, and a line among the activities. */
@Injectable()
export class SendNotice {
  constructor(
    private readonly database: Database,
    private readonly bell: Bell,
    private readonly recipients: RecipientRepository,
    private readonly queue: OutboundQueue,
    private readonly activities: ActivityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives whether a letter goes out. */
  execute(actor: Actor, { applicationId, companyId, userId, userIds, name, message }: SendNoticeDto): Promise<boolean> {
    const sender = found(actor.userId, 'The user');
    const path = `/applications/${applicationId}`;
    return this.database.transaction(async (manager) => {
      await this.bell.ring(manager, [
        { to: toCompany(companyId), message: fill(notices.notice, { name, message }), link: path },
      ]);
      await this.activities.add(manager, this.clock.now(), {
        userId: sender,
        activityCategoryId: 'applications',
        name,
        status: notices.sent,
        comments: message,
        aboutKind: 'application',
        aboutId: applicationId,
      });
      let isMailed = false;
      for (const id of userIds ?? [userId])
        isMailed = (await this.mail(manager, id, { name, message }, path)) || isMailed;
      return isMailed;
    });
  }

  private async mail(
    manager: EntityManager,
    userId: string,
    words: { name: string; message: string },
    path: string,
  ): Promise<boolean> {
    const recipient = await this.recipients.find(manager, userId);
    if (!recipient) return false;
    const { firstName, lastName, email } = recipient;
    const values = { firstName, lastName, ...words };
    return this.queue.addLetter(manager, { key: newId(), name: 'notice', to: email, values, path });
  }
}
