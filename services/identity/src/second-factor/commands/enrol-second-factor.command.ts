import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { OwnPassword } from '../../throttle/index.js';
import { Challenges } from '../challenges.service.js';
import { newSecret } from '../domain/authenticator.js';
import type { EnrolmentDto, GuardedChangeDto } from '../second-factor.dto.js';
import { SecondFactors } from '../second-factors.service.js';

/** Begins to turn the own second factor on, or to move it to another device: then with a proof of the old one. */
@Injectable()
export class EnrolSecondFactor {
  constructor(
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
  ) {}

  async execute(actor: Actor, body: GuardedChangeDto): Promise<EnrolmentDto> {
    const account = await this.password.confirm(actor, body.password, shared.passwordWrong);
    const replaces = (await this.factors.find(account.id)) !== null;
    if (replaces) await this.factors.prove(account, body, actor);
    const secret = newSecret();
    const challenge = await this.challenges.begin(
      account.id,
      replaces ? 'replace' : 'start',
      this.factors.sealed(account.id, secret),
    );
    return { challenge, secret, address: await this.factors.addressOf(secret, account.email) };
  }
}
