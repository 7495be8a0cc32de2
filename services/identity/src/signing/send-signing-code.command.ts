import { Inject, Injectable } from '@nestjs/common';
import { maskedAddress } from '@groundwork/domain-accounts';
import { SECOND } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LetterThrottle } from '../throttle/index.js';
import { SigningChallenges } from './signing-challenges.service.js';
import type { SentSigningCodeDto } from './signing.dto.js';

/** Between two letters with a code, seconds. */
const pause = 30;

/** Sends the code for a signature to the signer's own address; each new one ends the one before. */
@Injectable()
export class SendSigningCode {
  constructor(
    private readonly challenges: SigningChallenges,
    private readonly letters: LetterThrottle,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, challenge: string): Promise<SentSigningCodeDto> {
    const { email } = await this.challenges.find(actor, challenge);
    await this.letters.forSignature(actor, email, async (manager) => {
      // One after the other for an address: of a button that was pressed twice the second sees the letter of the first.
      const row = await this.challenges.find(actor, challenge);
      const left = pause - Math.floor((this.clock.now().getTime() - (row.codeSentAt?.getTime() ?? 0)) / SECOND);
      if (left > 0) throw tooSoon(left);
      const issued = await this.challenges.issue(manager, row);
      const { accountId, signerName, kind } = row;
      await this.outbox.add(manager, {
        type: 'signature.code_sent',
        aggregateId: accountId ?? row.signer.slice('link:'.length),
        payload: { userId: accountId, email, name: signerName, kind, ...issued },
      });
    });
    return { address: maskedAddress(email), pause };
  }
}

const tooSoon = (seconds: number): Problem =>
  new Problem('throttle.too_many', `Too many attempts. Please try again in ${seconds} seconds.`, undefined, {
    'retry-after': String(seconds),
  });
