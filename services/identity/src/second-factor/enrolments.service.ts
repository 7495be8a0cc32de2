import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { AccountEntity } from '../accounts/index.js';
import { begunAt, challengeOver, Challenges } from './challenges.service.js';
import { recoveryCodesOf } from './domain/recovery-codes.js';
import type { SignInChallengeEntity } from './persistence/sign-in-challenge.entity.js';
import { SecondFactors } from './second-factors.service.js';

interface FirstCode {
  /** As the client holds it. */
  readonly token: string;
  readonly code: string | undefined;
}

/**
 * The end of an enrolment, at a sign-in or by who is signed in: the first code of the new secret turns it on. Who lost the
 * answer sends the same again and is told the same recovery codes: they follow from the token, which is kept as a hash alone.
 */
@Injectable()
export class Enrolments {
  constructor(
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
  ) {}

  /** Gives the recovery codes. Throws at the field, or that the challenge is over. Belongs to the transaction of what it opens. */
  async finish(
    account: AccountEntity,
    challenge: SignInChallengeEntity,
    { token, code }: FirstCode,
    actor: Actor,
  ): Promise<string[]> {
    const secret = this.factors.opened(account.id, challenge.secret ?? '');
    const step = this.factors.firstStep(secret, code);
    const codes = recoveryCodesOf(token);
    const { purpose } = challenge;
    if (await this.challenges.isUsedNow(challenge))
      await this.factors.turnOn(account, secret, step, { purpose, codes, actor, begun: begunAt(challenge) });
    else if (!(await this.factors.stands(account, secret, step, codes))) throw challengeOver(purpose);
    return codes;
  }
}
