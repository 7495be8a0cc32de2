import { Injectable } from '@nestjs/common';
import { proofErrors } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { AccountEntity } from '../accounts/index.js';
import { Challenges, Enrolments, SecondFactors } from '../second-factor/index.js';
import { SessionEnding, SessionOpening } from '../sessions/index.js';
import type { FinishSignInDto, SignedInDto } from './sign-in.dto.js';

/** The second step: the challenge of the first with a code, or with the first code of a new authenticator. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly enrolments: Enrolments,
    private readonly opening: SessionOpening,
    private readonly ending: SessionEnding,
  ) {}

  async execute(actor: Actor, request: FinishSignInDto, userAgent: string | undefined): Promise<SignedInDto> {
    const session = await this.finish(actor, request, userAgent);
    // After the commit: what the units are told cannot be rolled back.
    await this.ending.endFormer(actor, session.userId);
    return session;
  }

  private async finish(actor: Actor, request: FinishSignInDto, userAgent: string | undefined): Promise<SignedInDto> {
    // What cannot be a code is told without using up an attempt.
    refuseInvalid(proofErrors(request));
    const challenge = await this.challenges.attempt(request.challenge, ['code', 'enrol']);
    const account = await this.database.manager.findOneBy(AccountEntity, { id: challenge.accountId });
    if (!account?.active) throw new Problem('challenge.over');
    const arrival = { actor, userAgent, device: request.device };
    if (challenge.purpose === 'code') {
      const by = await this.factors.prove(account, request, actor, request.device);
      return this.database.transaction(async () => {
        await this.challenges.use(challenge);
        return this.opening.open(account, { ...arrival, by });
      });
    }
    const { challenge: token, code } = request;
    return this.database.transaction(async () => {
      const by = { ...actor, userId: account.id };
      const recoveryCodes = await this.enrolments.finish(account, challenge, { token, code }, by);
      return { ...(await this.opening.open(account, { ...arrival, by: 'code' })), recoveryCodes };
    });
  }
}
