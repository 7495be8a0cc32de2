import { Injectable } from '@nestjs/common';
import { maskedAddress } from '@groundwork/domain-accounts';
import { found, Problem } from '@groundwork/server-http';
import { AccountEntity } from '../accounts/index.js';
import { Database } from '@groundwork/server-data';
import { SecondFactors } from '../second-factor/index.js';
import { ProofSettingRepository } from '../proof-settings/index.js';
import { SigningChallenges } from './signing-challenges.service.js';
import type { OpenSigningDto, SigningDemandDto } from './signing.dto.js';

const nothing: SigningDemandDto = { challenge: null, by: null, address: null, sent: false };

/** Whether somebody who is about to sign has to prove something, and where. No letter goes out before it is asked for. */
@Injectable()
export class OpenSigning {
  constructor(
    private readonly database: Database,
    private readonly settings: ProofSettingRepository,
    private readonly factors: SecondFactors,
    private readonly challenges: SigningChallenges,
  ) {}

  async execute({ signer, userId, email, name, kind, document }: OpenSigningDto): Promise<SigningDemandDto> {
    if ((await this.settings.current()).demand === 'session') return nothing;
    if (userId === undefined) {
      const to = found(email, 'The address');
      return this.ask({ signer, accountId: null, email: to, signerName: name ?? '', kind, document }, 'letter');
    }
    const account = await this.database.manager.findOneBy(AccountEntity, { id: userId });
    // An API token has no address and no phone.
    if (!account) throw new Problem('person.needed');
    const by = (await this.factors.find(account.id)) ? 'authenticator' : 'letter';
    const signerName = `${account.firstName} ${account.lastName}`.trim();
    return this.ask({ signer, accountId: account.id, email: account.email, signerName, kind, document }, by);
  }

  private async ask(
    challenge: Parameters<SigningChallenges['open']>[0],
    by: 'letter' | 'authenticator',
  ): Promise<SigningDemandDto> {
    const { token, row } = await this.challenges.open(challenge);
    return { challenge: token, by, address: maskedAddress(row.email), sent: this.challenges.hasCode(row) };
  }
}
