import { Injectable } from '@nestjs/common';
import { guardedErrors } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { SecondFactors } from '../second-factor/index.js';
import { SessionProofs } from '../sessions/index.js';
import type { SessionDto } from '../sessions/index.js';
import { OwnPassword } from '../throttle/index.js';
import type { RenewProofDto } from './sign-in.dto.js';

/** Who is signed in proves again who it is, with all that a sign-in asks for. The session stays; its tokens tell of it. */
@Injectable()
export class RenewProof {
  constructor(
    private readonly password: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly proofs: SessionProofs,
  ) {}

  async execute(actor: Actor, body: RenewProofDto, userAgent: string | undefined): Promise<SessionDto> {
    const isOn = (await this.factors.find(actor.userId ?? '')) !== null;
    // What cannot be a code is told without using up an attempt.
    refuseInvalid(guardedErrors(body, isOn));
    const account = await this.password.confirm(actor, body.password, shared.passwordWrong, body.device);
    const by = isOn ? await this.factors.prove(account, body, actor, body.device) : 'password';
    return this.proofs.record(actor, by, userAgent);
  }
}
