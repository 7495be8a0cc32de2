import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { Bell } from './bell.service.js';
import { noticesFor, noticesOf } from './domain/notices.js';

/** Rings the bell for events. */
@Injectable()
export class BellHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly bell: Bell,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(noticesOf) as EventType[])
      this.inbox.on(type, 'bell', (manager, event) => this.handle(manager, event));
  }

  handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    return this.bell.ring(manager, noticesFor(event));
  }
}
