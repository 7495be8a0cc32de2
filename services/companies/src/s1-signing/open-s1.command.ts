import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { CLOCK } from '@groundwork/server-service';
import { S1RequestRepository } from '../s1-requests/index.js';
import { S1Owners } from './s1-owner.service.js';
import type { OpenedS1Dto } from './s1-signing.dto.js';

/** What a link leads to. That it was opened stands with the owner, for who sent it. */
@Injectable()
export class OpenS1 {
  constructor(
    private readonly database: Database,
    private readonly requests: S1RequestRepository,
    private readonly owners: S1Owners,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ subjectId, expiresAt }: AccessLinkEntity): Promise<OpenedS1Dto> {
    const request = await this.requests.find(subjectId);
    if (!request) throw new Problem('token.invalid');
    const { companyId, signedAt } = request;
    if (request.openedAt === null) await this.requests.opened(subjectId, this.clock.now());
    const { company, name, percent, owes } = await this.owners.find(this.database.manager, companyId, subjectId);
    return {
      state: signedAt ? 'signed' : owes ? 'open' : 'over',
      company,
      signerName: signedAt ? request.signerName : name,
      percent,
      expiresAt: expiresAt.toISOString(),
      signedAt: signedAt?.toISOString() ?? null,
    };
  }
}
