import { Inject, Injectable } from '@nestjs/common';
import { s1Form } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { Database, insertRows, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { AccessLinks, signatureComplaints } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { CLOCK, Lender } from '@groundwork/server-service';
import type { Evidence } from '@groundwork/server-service';
import { CompanyChanges, CompanyEntity } from '../core/index.js';
import { S1RequestRepository } from '../s1-requests/index.js';
import { ReadS1 } from './read-s1.query.js';
import { S1Copies } from './s1-copies.service.js';
import { S1SignatureEntity } from './s1-signature.entity.js';
import type { SignS1Dto } from './s1-signing.dto.js';
import { signedS1 } from './signed-s1.js';

/**
 * The owner signs what was read, once. Its text, its signature and its PDF are kept here; the event brings the file to where files
 * are reviewed and its hashes to the chain of evidence.
 */
@Injectable()
export class SignS1 {
  constructor(
    private readonly database: Database,
    private readonly links: AccessLinks,
    private readonly changes: CompanyChanges,
    private readonly requests: S1RequestRepository,
    private readonly reading: ReadS1,
    private readonly copies: S1Copies,
    @Inject(Outbox) private readonly outbox: Outbox,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(link: AccessLinkEntity, signed: SignS1Dto, evidence: Evidence): Promise<AccessLinkEntity> {
    const { subjectId: personId, email } = link;
    const letterhead = await this.lender.letterhead();
    return this.database.transaction(async (manager) => {
      const { companyId, sentBy } = found(await this.requests.find(personId), 'The S-1');
      await this.changes.lock(companyId);
      await this.links.refuseClosed(link);
      const { content, contentHash, signerName } = await this.reading.execute(link, signed);
      if (contentHash !== signed.contentHash) throw new Problem('state.version_conflict', s1Form.readAnew);
      refuseInvalid(signatureComplaints(signed, signerName));
      const company = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
      const { row, told } = await signedS1(
        {
          ...{
            id: newId(),
            companyId,
            personId,
            content,
            contentHash,
            email,
            ...evidence,
            proof: evidence.proof ?? null,
          },
          ...{ signerName, typedName: signed.signature.trim(), drawing: signed.drawing ?? null },
          signedAt: this.clock.now(),
        },
        letterhead,
      );
      // Of two at once the second is told that it was signed.
      const at = { signedAt: row.signedAt, signatureId: row.id };
      if (!(await this.requests.end(manager, personId, at)))
        throw new Problem('state.illegal_transition', s1Form.notNeeded);
      await insertRows(manager, S1SignatureEntity, [row]);
      const { organizationName } = company;
      const payload = { ...told, organizationName, sentBy };
      await this.outbox.add(manager, { type: 's1.signed', aggregateId: personId, payload });
      return this.copies.send(manager, { link, token: signed.token, row, organizationName });
    });
  }
}
