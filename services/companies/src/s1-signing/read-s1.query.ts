import { Inject, Injectable } from '@nestjs/common';
import { s1Errors } from '@groundwork/domain-companies';
import type { S1Answers } from '@groundwork/domain-companies';
import { s1Form } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { CLOCK } from '@groundwork/server-service';
import { S1RequestRepository } from '../s1-requests/index.js';
import type { ReadableS1Dto } from './s1-signing.dto.js';
import { S1Owners } from './s1-owner.service.js';
import { s1Text, sha256 } from './s1-text.js';

/** The S-1 with its owner's answers, as it will be kept. Nothing of them is written down until it is signed. */
@Injectable()
export class ReadS1 {
  constructor(
    private readonly database: Database,
    private readonly requests: S1RequestRepository,
    private readonly owners: S1Owners,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ subjectId }: AccessLinkEntity, answers: S1Answers): Promise<ReadableS1Dto> {
    refuseInvalid(s1Errors(answers, today(this.clock)));
    const request = await this.requests.find(subjectId);
    if (!request || request.signedAt !== null) throw new Problem('state.illegal_transition', s1Form.notNeeded);
    const owner = await this.owners.find(this.database.manager, request.companyId, subjectId);
    if (!owner.owes) throw new Problem('state.illegal_transition', s1Form.notNeeded);
    const content = s1Text(owner, answers);
    return { content, contentHash: sha256(content), signerName: owner.name };
  }
}
