import { Injectable } from '@nestjs/common';
import { secondFactorReset } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { accountsAbility } from '../../accounts/accounts.policy.js';
import { Account } from '../../accounts/persistence/account.entity.js';
import { Challenges } from '../../second-factor/challenges.js';
import type { SecondFactorState } from '../../second-factor/second-factor.dto.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SessionEnding } from '../../sessions/session-ending.js';
import type { SecondFactorResetRequest } from '../administrators.dto.js';

/**
 * Takes away a second factor whose owner has lost phone and recovery codes. Nobody resets the own one: a session that was
 * left open would be enough. What was begun with it ends, and so do the sessions of the account. Where there is none
 * nothing happens, so that a repeat is answered alike.
 */
@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly ending: SessionEnding,
  ) {}

  async read(actor: Actor, id: string): Promise<SecondFactorState> {
    return this.factors.stateOf(await this.account(actor, id));
  }

  async execute(actor: Actor, { id, reason }: SecondFactorResetRequest): Promise<SecondFactorState> {
    const account = await this.account(actor, id);
    if (id === actor.userId) throw new Problem('rule.violated', secondFactorReset.own);
    const reset = await this.database.transaction(async (manager) => {
      await this.challenges.endAllOf(manager, id);
      // The caller's token may be older than its own last change.
      if (!(await manager.existsBy(Account, { id: actor.userId ?? '', role: 'super', active: true })))
        throw new Problem('access.denied');
      return this.factors.turnOff(account, actor, reason.trim());
    });
    if (reset) await this.ending.endAllOf(id, 'second_factor', actor);
    return this.factors.stateOf(account);
  }

  private async account(actor: Actor, id: string): Promise<Account> {
    allow(accountsAbility(actor), 'resetSecondFactor', subject('Account', { id }));
    return found(await this.database.manager.findOneBy(Account, { id }), 'The user');
  }
}
