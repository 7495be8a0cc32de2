import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope } from '@groundwork/domain-events';
import { insertRows } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { Lender } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { EvidenceLedger, EvidenceRecordEntity, SealedPaperEntity, waiverSigned } from '../evidence/index.js';
import { contentHash } from '../shared/index.js';
import { sealedWaiver } from './sealed-waiver.js';
import { WaiverPaperEntity } from './waiver-paper.entity.js';
import { WaiverSignatureEntity } from './waiver-signature.entity.js';

/**
 * A waiver was signed by its link: its text and its signature are kept here, and told by a record of the chain; its
 * paper is made of that once, and sealed as the next record.
 */
@Injectable()
export class RecordWaiverHandler implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly ledger: EvidenceLedger,
    private readonly lender: Lender,
  ) {}

  onModuleInit(): void {
    this.inbox.on('waiver.signed', 'record-waiver', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, { payload }: EventEnvelope<'waiver.signed'>): Promise<void> {
    const { waiverId, signedAt, drawing, ...facts } = payload;
    // What the chain tells is the hash of the text that is kept here, whoever computed the other one.
    if (contentHash(facts.content) !== facts.contentHash) throw new Error(`Waiver ${waiverId} is not what was signed.`);
    const row: WaiverSignatureEntity = {
      ...facts,
      id: waiverId,
      type: facts.type as WaiverSignatureEntity['type'],
      proof: facts.proof ?? null,
      drawing,
      drawingHash: drawing === null ? null : contentHash(drawing),
      signedAt: new Date(signedAt),
    };
    await insertRows(manager, WaiverSignatureEntity, [row]);
    const signed = waiverSigned(row);
    const position = await this.ledger.append(manager, signed);
    const record = await manager.findOneByOrFail(EvidenceRecordEntity, { position });
    const letterhead = await this.lender.letterhead();
    const { paper, sealed } = await sealedWaiver({ ...row, letterhead }, signed, record);
    await insertRows(manager, WaiverPaperEntity, [paper]);
    await insertRows(manager, SealedPaperEntity, [
      { paperHash: paper.pdfHash, position: await this.ledger.append(manager, sealed) },
    ]);
  }
}
