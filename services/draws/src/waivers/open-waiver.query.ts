import { Injectable } from '@nestjs/common';
import { found, Problem } from '@groundwork/server-http';
import { LedgerRepository } from '../ledger/index.js';
import type { AccessLinkEntity } from '@groundwork/server-links';
import type { OpenedWaiverDto } from './waiver.dto.js';
import { WaiverRepository } from './waiver.repository.js';

/** The waiver that a link leads to, as its signer reads it. It stays good for reading once it is signed. */
@Injectable()
export class OpenWaiver {
  constructor(
    private readonly waivers: WaiverRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  async execute(link: AccessLinkEntity): Promise<OpenedWaiverDto> {
    const waiver = found(await this.waivers.findWithText(link.subjectId), 'The waiver');
    const { content, contentHash, signerName } = waiver;
    if (content === null || contentHash === null || signerName === null) throw new Problem('token.invalid');
    return {
      condition: waiver.condition,
      extent: waiver.extent,
      status: waiver.status,
      claimant: waiver.claimant ?? '',
      signerName,
      projectName: (await this.ledgers.names([waiver.applicationId])).get(waiver.applicationId)?.name ?? '',
      amount: waiver.amountCents,
      content,
      contentHash,
      expiresAt: link.expiresAt.toISOString(),
      signedAt: waiver.signedAt?.toISOString() ?? null,
    };
  }
}
