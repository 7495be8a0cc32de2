import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { OwnPassword } from '../../throttle/index.js';
import { SecondFactors } from '../second-factors.service.js';

@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
  ) {}

  async execute(actor: Actor, password: string): Promise<string[]> {
    const account = await this.password.confirm(actor, password, shared.passwordWrong);
    found(await this.factors.find(account.id), 'The second factor');
    return this.factors.renewCodes(account, actor);
  }
}
