import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { AccountRepository } from '../../accounts/index.js';
import { Challenges } from '../challenges.service.js';
import type { ConfirmEnrolmentDto } from '../second-factor.dto.js';
import { SecondFactors } from '../second-factors.service.js';

/** Turns the own second factor on with the first code of its secret; gives the recovery codes. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
  ) {}

  async execute(actor: Actor, body: ConfirmEnrolmentDto): Promise<string[]> {
    const account = await this.accounts.own(actor);
    const challenge = await this.challenges.attempt(body.challenge, ['start', 'replace'], account.id);
    const secret = this.factors.opened(account.id, challenge.secret ?? '');
    const step = this.factors.firstStep(secret, body.code);
    return this.database.transaction(async () => {
      await this.challenges.use(challenge);
      return this.factors.turnOn(account, secret, step, { purpose: challenge.purpose, actor });
    });
  }
}
