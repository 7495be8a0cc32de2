import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import { OwnPassword } from '../../throttle/index.js';
import type { GuardedChangeDto } from '../second-factor.dto.js';
import { SecondFactors } from '../second-factors.service.js';

/** Turns the own second factor off, with password and proof. */
@Injectable()
export class TurnOffSecondFactor {
  constructor(
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
  ) {}

  async execute(actor: Actor, body: GuardedChangeDto): Promise<void> {
    const account = await this.password.confirm(actor, body.password, shared.passwordWrong);
    if (await this.factors.isRequired(account)) throw new Problem('rule.violated', shared.secondFactorRequired);
    found(await this.factors.find(account.id), 'The second factor');
    await this.factors.prove(account, body, actor);
    await this.factors.turnOff(account, actor);
  }
}
