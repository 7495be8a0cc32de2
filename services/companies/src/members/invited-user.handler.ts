import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { CompanyInvitationEntity } from './company-invitation.entity.js';

/** Keeps when somebody was asked last, for the row of the person. */
@Injectable()
export class InvitedUserHandler implements OnModuleInit {
  constructor(@Inject(Inbox) private readonly inbox: Inbox) {}

  onModuleInit(): void {
    this.inbox.on('user.invited', 'company-invitation', (manager, { payload, occurredAt }) =>
      this.handle(manager, payload, occurredAt),
    );
  }

  async handle(
    manager: EntityManager,
    { companyId, email }: EventPayloads['user.invited'],
    occurredAt: string,
  ): Promise<void> {
    await manager.upsert(
      CompanyInvitationEntity,
      { companyId, email: email.toLowerCase(), invitedAt: new Date(occurredAt) },
      ['companyId', 'email'],
    );
  }
}
