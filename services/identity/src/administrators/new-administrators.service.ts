import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/index.js';
import { NewAccounts } from '../registration/index.js';
import { Challenges } from '../second-factor/index.js';
import { RoleChanges } from './role-changes.service.js';

export interface NewAdministrator extends Pick<AccountEntity, 'firstName' | 'lastName'> {
  readonly passwordHash: string;
}

/** Makes administrators: of an address without an account, or of the account that it has. */
@Injectable()
export class NewAdministrators {
  constructor(
    private readonly accounts: NewAccounts,
    private readonly challenges: Challenges,
    private readonly roles: RoleChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  add(manager: EntityManager, by: Actor, email: string, person: NewAdministrator): Promise<void> {
    return this.accounts.add(manager, { ...person, id: newId(), email, role: 'admin', by });
  }

  /** The account takes the new names and password; a sign-in that is under way with the old ones ends. */
  async promote(
    manager: EntityManager,
    account: AccountEntity,
    person: NewAdministrator,
    invitedBy: string,
  ): Promise<void> {
    await this.challenges.endAllOf(manager, account.id);
    const values = { ...person, role: 'admin', active: true, updatedAt: this.clock.now() } as const;
    await manager.update(AccountEntity, { id: account.id }, values);
    await this.roles.tell(manager, { ...account, ...values }, account.role, {
      userId: invitedBy,
      sessionId: undefined,
      address: undefined,
    });
  }
}
