import { Injectable } from '@nestjs/common';
import type { SignatureFacts } from '@groundwork/domain-events';
import { shared } from '@groundwork/domain-messages';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { EvidenceRecordEntity, proven, SealedPaperEntity } from '../evidence/index.js';
import type { DocumentSigned, EsignAccepted, TermSheetAccepted } from '../evidence/index.js';
import type { VerifiedPaperDto } from './verification.dto.js';

type Accepted = EsignAccepted | TermSheetAccepted;

/** What the chain says of a file, by its hash. Any other file is unknown, whatever it says of itself. */
@Injectable()
export class VerifyPaper {
  constructor(private readonly database: Database) {}

  async execute(paperHash: string): Promise<VerifiedPaperDto> {
    const { manager } = this.database;
    const sealed = await manager.findOneBy(SealedPaperEntity, { paperHash });
    if (!sealed) throw new Problem('resource.not_found', shared.paperUnknown);
    const { position } = sealed;
    const facts = proven<DocumentSigned | Accepted>(
      (await manager.findOneBy(EvidenceRecordEntity, { position })) ?? undefined,
    );
    if (facts.paperHash !== paperHash) throw new Problem('evidence.broken');
    const { title, signatures } = 'signatures' in facts ? facts : ofAcceptance(facts);
    const signers = JSON.parse(signatures) as SignatureFacts[];
    return {
      title,
      version: String(facts.version),
      contentHash: facts.contentHash,
      signatures: signers.map(({ party, signerName, signedAt }) => ({ party, signerName, signedAt })),
      position,
    };
  }
}

/** The record of an acceptance tells of its paper under names of their own. */
const ofAcceptance = ({ paperTitle = '', paperSignatures = '[]' }: Accepted) => ({
  title: paperTitle,
  signatures: paperSignatures,
});
