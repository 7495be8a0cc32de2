import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { VerifiedIdentityEntity } from './verified-identity.entity.js';

/** Whose driver's licence passed the outside check. */
@Injectable()
export class VerifiedIdentityHandler implements OnModuleInit {
  constructor(@Inject(Inbox) private readonly inbox: Inbox) {}

  onModuleInit(): void {
    this.inbox.on('user.identity_verified', 'verified-identity', (manager, { payload, occurredAt }) =>
      this.handle(manager, payload.userId, occurredAt),
    );
  }

  async handle(manager: EntityManager, userId: string, occurredAt: string): Promise<void> {
    await manager.upsert(VerifiedIdentityEntity, { userId, verifiedAt: new Date(occurredAt) }, ['userId']);
  }
}
