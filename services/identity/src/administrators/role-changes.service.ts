import { Injectable } from '@nestjs/common';
import type { Role } from '@groundwork/domain-access';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { accountFacts } from '../accounts/index.js';
import type { AccountEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';

/** Tells of a changed role under its transaction: the record, the other services, the letter. */
@Injectable()
export class RoleChanges {
  constructor(
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** `account` as it is now, `from` what it was. */
  async tell(
    manager: EntityManager,
    account: AccountEntity,
    from: Role,
    actor: Pick<Actor, 'userId' | 'sessionId' | 'address'>,
  ): Promise<void> {
    const { id: userId, email, firstName, lastName, role: to } = account;
    await this.audit.record({ kind: 'role.changed', accountId: userId, actor, details: { from, to } });
    await this.outbox.add(manager, { type: 'user.updated', aggregateId: userId, payload: accountFacts(account) });
    await this.outbox.add(manager, {
      type: 'user.role_changed',
      aggregateId: userId,
      payload: { userId, email, firstName, lastName, from, to, changedBy: actor.userId ?? '' },
    });
  }
}
