import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@groundwork/server-events';
import { AccessLinks } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import type { EntityManager } from 'typeorm';
import { S1Owners } from './s1-owner.service.js';
import type { S1SignatureEntity } from './s1-signature.entity.js';

/** What was signed, by which link, with the token that came with the signature: its hash alone is kept. */
interface SignedByLink {
  readonly link: AccessLinkEntity;
  readonly token: string;
  readonly row: S1SignatureEntity;
  readonly organizationName: string;
}

/** Letters with the way to the signed PDF, to who signed: without an account there is no place in the portal to find it again. */
@Injectable()
export class S1Copies {
  constructor(
    private readonly links: AccessLinks,
    private readonly owners: S1Owners,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** In the transaction of the signature. Gives the link that was signed by, which opens as long again. */
  async send(manager: EntityManager, { link, token, row, organizationName }: SignedByLink): Promise<AccessLinkEntity> {
    const { personId, companyId, signerName, email, signedAt } = row;
    const { company } = await this.owners.find(manager, companyId, personId);
    const issued = await this.links.prolong(manager, link, token);
    const facts = { personId, companyId, organizationName, company, signerName, email };
    const payload = { ...facts, signedAt: signedAt.toISOString(), ...issued };
    await this.outbox.add(manager, { type: 's1.copy_sent', aggregateId: personId, payload });
    return { ...link, expiresAt: new Date(issued.expiresAt) };
  }
}
