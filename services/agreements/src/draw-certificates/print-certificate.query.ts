import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { drawRules } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { EvidenceRecordEntity, proven } from '../evidence/index.js';
import type { DocumentSigned } from '../evidence/index.js';
import { agreementsAbility, contentHash } from '../shared/index.js';
import { DrawCertificateEntity } from './draw-certificate.entity.js';

/** The signed certificate of a draw's latest submission, as it was made. What does not fit its record is not given. */
@Injectable()
export class PrintDrawCertificate {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, drawRequestId: string): Promise<Buffer> {
    const { manager } = this.database;
    const row = await manager
      .createQueryBuilder(DrawCertificateEntity, 'certificate')
      .addSelect('certificate.pdf')
      .where('certificate.drawRequestId = :drawRequestId', { drawRequestId })
      .orderBy('certificate.round', 'DESC')
      .limit(1)
      .getOne();
    if (!row) throw new Problem('resource.not_found', drawRules.certificateNotMade);
    allow(agreementsAbility(actor), 'read', subject('DrawCertificate', row));
    const of = { acceptanceId: row.submissionId, kind: 'draw.certified' as const };
    const facts = proven<DocumentSigned>((await manager.findOneBy(EvidenceRecordEntity, of)) ?? undefined);
    const pdf = Buffer.from(row.pdf, 'base64');
    const paperHash = createHash('sha256').update(pdf).digest('hex');
    if (paperHash !== facts.paperHash || contentHash(row.content) !== facts.contentHash)
      throw new Problem('evidence.broken');
    return pdf;
  }
}
