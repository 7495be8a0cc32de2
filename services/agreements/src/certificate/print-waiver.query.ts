import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { EvidenceRecordEntity, proven } from '../evidence/index.js';
import type { DocumentSigned } from '../evidence/index.js';
import { agreementsAbility, contentHash } from '../shared/index.js';
import { paperHash, WaiverSignatureRepository } from '../waiver-signatures/index.js';

/** A signed waiver on paper, as it was made when it was signed. What does not fit its record of the chain is not given. */
@Injectable()
export class PrintWaiver {
  constructor(
    private readonly database: Database,
    private readonly signatures: WaiverSignatureRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<Buffer> {
    const row = found(await this.signatures.find(id), 'The signed waiver');
    allow(agreementsAbility(actor), 'read', subject('WaiverSignature', row));
    const record = await this.database.manager.findOneBy(EvidenceRecordEntity, {
      acceptanceId: id,
      kind: 'waiver.sealed',
    });
    const facts = proven<DocumentSigned>(record ?? undefined);
    const paper = await this.signatures.paper(id);
    const pdf = Buffer.from(paper?.pdf ?? '', 'base64');
    if (paperHash(pdf) !== facts.paperHash || contentHash(row.content) !== facts.contentHash)
      throw new Problem('evidence.broken');
    return pdf;
  }
}
