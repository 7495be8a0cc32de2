import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@groundwork/domain-access';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { insertRows } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccountEntity, accountFacts } from '../accounts/index.js';
import type { ProfileDetails } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly brokerId?: string;
  readonly profile?: ProfileDetails;
  /** Who came with the link, and from where. */
  readonly by?: Pick<Actor, 'address'>;
}

/** Makes accounts: an account is there once its address is confirmed and it has a password, not before. */
@Injectable()
export class NewAccounts {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws what `isDuplicate` knows where there is an account with this id or email. */
  async add(
    manager: EntityManager,
    { brokerId, profile, by, ...account }: NewAccount,
    companyId: string | null = null,
  ): Promise<void> {
    const now = this.clock.now();
    const row: AccountEntity = {
      ...account,
      active: true,
      brokerId: brokerId ?? null,
      profile: profile ?? {},
      profileVersion: 1,
      createdAt: now,
      updatedAt: now,
    };
    await insertRows(manager, AccountEntity, [row]);
    await this.audit.record({
      kind: 'account.confirmed',
      accountId: row.id,
      details: { role: row.role },
      ...(by ? { actor: { userId: row.id, sessionId: undefined, address: by.address } } : {}),
    });
    await this.outbox.add(manager, {
      type: 'user.registered',
      aggregateId: row.id,
      payload: { ...accountFacts(row), companyId },
    });
  }
}
