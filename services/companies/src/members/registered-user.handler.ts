import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { JoinCompany } from './join-company.command.js';
import { KnownUserEntity } from './known-user.entity.js';

/** A user is known from its registration on; who registers for a company joins it. */
@Injectable()
export class RegisteredUserHandler implements OnModuleInit {
  constructor(
    private readonly joining: JoinCompany,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.inbox.on('user.registered', 'known-user', (manager, { payload }) => this.handle(manager, payload));
  }

  async handle(
    manager: EntityManager,
    { userId, email, firstName, lastName, companyId }: EventPayloads['user.registered'],
  ): Promise<void> {
    await manager.upsert(KnownUserEntity, { id: userId, email, firstName, lastName }, ['id']);
    if (companyId) await this.joining.execute(manager, companyId, userId);
  }
}
