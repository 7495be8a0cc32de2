import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { CertifiedDraw } from '@groundwork/domain-draws';
import type { EventEnvelope } from '@groundwork/domain-events';
import { insertRows } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { sortedJson } from '@groundwork/server-http';
import { Lender } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { EvidenceLedger, SealedPaperEntity } from '../evidence/index.js';
import { contentHash } from '../shared/index.js';
import { certificatePaper, certificateTitle } from './certificate-paper.js';
import { DrawCertificateEntity } from './draw-certificate.entity.js';

/** A draw was certified: what it says is kept here, its paper is made of that once, and the chain knows it by its bytes. */
@Injectable()
export class RecordCertificateHandler implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly ledger: EvidenceLedger,
    private readonly lender: Lender,
  ) {}

  onModuleInit(): void {
    this.inbox.on('draw.certified', 'record-certificate', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, { payload }: EventEnvelope<'draw.certified'>): Promise<void> {
    const { submissionId, signedAt: at, content, signerName, signature, userId, ip, userAgent, proof } = payload;
    // What the chain tells is the hash of what is kept here, whoever computed the other one.
    if (contentHash(content) !== payload.contentHash) throw new Error(`Draw ${submissionId} is not what was signed.`);
    const certified = JSON.parse(content) as CertifiedDraw;
    const signed = { ...payload, proof: proof ?? null, signedAt: new Date(at) };
    const pdf = await certificatePaper(certified, signed, await this.lender.letterhead());
    const pdfHash = createHash('sha256').update(pdf).digest('hex');
    await insertRows(manager, DrawCertificateEntity, [{ ...signed, pdf: pdf.toString('base64'), pdfHash }]);
    const of = { party: 'Borrower', userId, signerName, typedName: signature, signedAt: at, ip, userAgent };
    const proved = proof === undefined ? {} : { proof };
    const position = await this.ledger.append(manager, {
      kind: 'draw.certified',
      acceptanceId: submissionId,
      title: certificateTitle(certified),
      version: String(certified.round),
      contentHash: payload.contentHash,
      paperHash: pdfHash,
      signatures: sortedJson([{ ...of, ...proved, contentHash: payload.contentHash }]),
      at,
      ip,
      userAgent,
      ...proved,
      imported: false,
    });
    await insertRows(manager, SealedPaperEntity, [{ paperHash: pdfHash, position }]);
  }
}
