import { Injectable } from '@nestjs/common';
import { identifications } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { AccountRepository, accountsAbility } from '../../accounts/index.js';
import { Challenges, SecondFactors } from '../../second-factor/index.js';
import type { SecondFactorDto } from '../../second-factor/index.js';
import { SessionEnding } from '../../sessions/index.js';
import type { ResetSecondFactorDto } from '../administrators.dto.js';

/**
 * Takes away a second factor whose owner has lost phone and recovery codes. Nobody resets the own one: a session that was
 * left open would be enough. What was begun with it ends, and so do the sessions of the account. Its password goes as well: a new one is
 * chosen by a link to the account's address, the proof by which the account was made. Where there is none nothing happens, so that a
 * repeat is answered alike.
 */
@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly ending: SessionEnding,
  ) {}

  async execute(actor: Actor, { id, reason, identifiedBy }: ResetSecondFactorDto): Promise<SecondFactorDto> {
    allow(accountsAbility(actor), 'resetSecondFactor', subject('Account', { id }));
    const account = await this.accounts.get(id);
    if (id === actor.userId) throw new Problem('rule.violated', shared.ownSecondFactor);
    const reset = await this.database.transaction(async (manager) => {
      await this.challenges.endAllOf(manager, id);
      await this.accounts.requireStanding(manager, actor);
      return this.factors.reset(account, actor, { because: reason.trim(), identified: identifications[identifiedBy] });
    });
    if (reset) await this.ending.endAllOf(id, 'second_factor', actor);
    return this.factors.stateOf(account);
  }
}
