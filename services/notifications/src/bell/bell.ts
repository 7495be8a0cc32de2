import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventType } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import { newId } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { Notification } from './notification.entity.js';
import { noticesFor, noticesOf } from './notices.js';
import type { Notice } from './notices.js';

/** Rings the bell for events. */
@Injectable()
export class Bell implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(noticesOf) as EventType[]) this.inbox.on(type, 'bell', (manager, event) => this.ring(manager, noticesFor(event)));
  }

  async ring(manager: EntityManager, notices: readonly Notice[]): Promise<void> {
    const createdAt = this.clock.now();
    for (const { to, message, link } of notices) await manager.insert(Notification, { id: newId(), ...to, message, link, createdAt });
  }
}
