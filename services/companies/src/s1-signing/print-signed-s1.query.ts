import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { S1RequestRepository } from '../s1-requests/index.js';
import { S1SignatureEntity } from './s1-signature.entity.js';
import { sha256 } from './s1-text.js';

/** The signed S-1 for who signed it by the link, once its bytes are those that were sealed. */
@Injectable()
export class PrintSignedS1 {
  constructor(
    private readonly database: Database,
    private readonly requests: S1RequestRepository,
  ) {}

  async execute({ subjectId }: AccessLinkEntity): Promise<Buffer> {
    const { signatureId } = found(await this.requests.find(subjectId), 'The S-1');
    if (signatureId === null) throw new Problem('state.illegal_transition');
    const row = await this.database.manager.findOneBy(S1SignatureEntity, { id: signatureId });
    const { pdf, pdfHash } = found(row, 'The signed S-1');
    const bytes = Buffer.from(pdf, 'base64');
    if (sha256(bytes) !== pdfHash) throw new Problem('evidence.broken');
    return bytes;
  }
}
