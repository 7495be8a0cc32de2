import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { AccountRepository, accountsAbility } from '../../accounts/index.js';
import { Challenges } from '../../second-factor/index.js';
import { SessionEnding } from '../../sessions/index.js';

/**
 * Signs somebody out everywhere, the session of the call excepted; sign-ins that were begun are over, too. Nothing else changes: whoever
 * knows the password signs in again. A repeat is answered alike.
 */
@Injectable()
export class SignOutUser {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly challenges: Challenges,
    private readonly ending: SessionEnding,
  ) {}

  /** Gives how many sessions ended. */
  async execute(actor: Actor, id: string): Promise<number> {
    const { role } = await this.accounts.get(id);
    allow(accountsAbility(actor), 'signOut', subject('Account', { id, role }));
    await this.database.transaction(async (manager) => {
      await this.challenges.endAllOf(manager, id);
      await this.accounts.requireStanding(manager, actor);
    });
    return this.ending.endAllOf(id, 'administrator', actor);
  }
}
