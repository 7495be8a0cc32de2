import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AccountRepository, accountsAbility } from '../../accounts/index.js';
import { SecondFactors } from '../../second-factor/index.js';
import type { SecondFactorDto } from '../../second-factor/index.js';

/** Of anybody: whether there is a second factor to be reset. */
@Injectable()
export class ReadUserSecondFactor {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
  ) {}

  async execute(actor: Actor, id: string): Promise<SecondFactorDto> {
    allow(accountsAbility(actor), 'resetSecondFactor', subject('Account', { id }));
    return this.factors.stateOf(await this.accounts.get(id));
  }
}
