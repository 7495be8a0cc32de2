import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { JoinCompany } from './join-company.command.js';

/** A user who took up an invitation, or whom an administrator added. */
@Injectable()
export class JoinedCompanyHandler implements OnModuleInit {
  constructor(
    private readonly joining: JoinCompany,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.inbox.on('user.joined_company', 'join', (manager, { payload }) => this.handle(manager, payload));
  }

  handle(manager: EntityManager, { companyId, userId }: EventPayloads['user.joined_company']): Promise<void> {
    return this.joining.execute(manager, companyId, userId);
  }
}
