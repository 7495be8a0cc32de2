import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { requireProof } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { found } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { OwnPassword } from '../../throttle/index.js';
import { SecondFactors } from '../second-factors.service.js';

/**
 * New recovery codes in the place of the old. Each stands for the second factor, so that whoever asks has to have shown that one
 * lately: the password alone, at a browser that was left open, would be a way past it.
 */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, password: string): Promise<string[]> {
    const factor = await this.factors.find(actor.userId ?? '');
    if (factor) requireProof(actor.provedAt, this.options.session.proofSeconds, this.clock.now());
    const account = await this.password.confirm(actor, password, shared.passwordWrong);
    found(factor, 'The second factor');
    return this.factors.renewCodes(account, actor);
  }
}
