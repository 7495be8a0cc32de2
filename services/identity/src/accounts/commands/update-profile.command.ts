import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { UserProfile, UserProfileUpdate } from '../account.dto.js';
import { accountsAbility } from '../accounts.policy.js';
import { Account } from '../persistence/account.entity.js';
import { userProfile } from '../queries/users.query.js';

/** Changes the own profile; what the update leaves out keeps its value. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, update: UserProfileUpdate): Promise<UserProfile> {
    allow(accountsAbility(actor), 'change', subject('Account', { id }));
    return this.database.transaction(async (manager) => {
      const account = found(await manager.findOneBy(Account, { id }), 'The user');
      const { firstName = account.firstName, lastName = account.lastName, ...details } = update;
      const profile = { ...account.profile, ...details };
      await manager.update(Account, { id }, { firstName, lastName, profile, updatedAt: this.clock.now() });
      return userProfile({ ...account, firstName, lastName, profile });
    });
  }
}
