import { Inject, Injectable } from '@nestjs/common';
import { maskedAddress, plainCode } from '@groundwork/domain-accounts';
import { fill, signing } from '@groundwork/domain-messages';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { signSigningProof } from '@groundwork/server-auth';
import type { Actor, SigningMeans } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AccountRepository } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { SecondFactors } from '../second-factor/index.js';
import { LetterThrottle } from '../throttle/index.js';
import type { SigningChallengeEntity } from './signing-challenge.entity.js';
import { SigningChallenges } from './signing-challenges.service.js';
import type { ProveSigningDto, SigningProofDto } from './signing.dto.js';

/** How long a signature may follow its proof: the call that signs may have to be sent again. */
const proofMs = 10 * MINUTE;

/** The signer proves who it is, for one document. The code is used up; what is given signs that document alone. */
@Injectable()
export class ProveSigning {
  constructor(
    private readonly challenges: SigningChallenges,
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
    private readonly letters: LetterThrottle,
    private readonly audit: AuditLog,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: ProveSigningDto): Promise<SigningProofDto> {
    const row = await this.challenges.find(actor, body.challenge);
    const by = await this.means(actor, row, body);
    const { signer, document, accountId, email, kind } = row;
    const address = by === 'letter' ? maskedAddress(email) : null;
    const details = { by, kind, document };
    await this.audit.record({ kind: 'signature.proved', accountId, actor, details });
    const exp = Math.floor((this.clock.now().getTime() + proofMs) / 1000);
    return { proof: signSigningProof({ signer, document, by, address }, exp, this.options.keys.session) };
  }

  private async means(actor: Actor, row: SigningChallengeEntity, body: ProveSigningDto): Promise<SigningMeans> {
    if (row.accountId !== null && (await this.factors.find(row.accountId))) {
      const account = await this.accounts.get(row.accountId);
      const by = await this.factors.prove(account, body, actor);
      return by === 'code' ? 'authenticator' : 'recovery';
    }
    await this.letters.forCode(row.email, async () => {
      const outcome = await this.challenges.attempt(row, plainCode(body.code));
      if (outcome === 'right') return;
      const details = { kind: row.kind };
      await this.audit.record({ kind: 'signature.code_refused', accountId: row.accountId, actor, details });
      refuseInvalid({ code: outcome ? fill(signing.codeWrong, { left: outcome }) : signing.codeOver });
    });
    return 'letter';
  }
}
