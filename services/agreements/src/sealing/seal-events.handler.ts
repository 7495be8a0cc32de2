import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope } from '@groundwork/domain-events';
import { insertRows } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { sortedJson } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { EvidenceLedger, SealedPaperEntity } from '../evidence/index.js';
import type { DecisionRecorded } from '../evidence/index.js';

type Decision = EventEnvelope<DecisionRecorded['kind']>;

const decisions = [
  'adverse.paper_withdrawn',
  'adverse.sent_on_paper',
  'agreement.rejected',
  'application.approved',
  'application.rejected',
  'draw.decided',
] as const;

/** Seals what other services tell: documents that both sides signed, and the lender's decisions. Each event once. */
@Injectable()
export class SealEventsHandler implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly ledger: EvidenceLedger,
  ) {}

  onModuleInit(): void {
    this.inbox.on('agreement.signed', 'seal', (manager, event) => this.handle(manager, event));
    this.inbox.on('adverse.sent', 'seal', (manager, event) => this.sealNotice(manager, event));
    this.inbox.on('s1.signed', 'seal', (manager, event) => this.sealS1(manager, event));
    for (const type of decisions)
      this.inbox.on(type, 'seal', (manager, event) => this.sealDecision(manager, event as Decision));
  }

  async handle(manager: EntityManager, { payload }: EventEnvelope<'agreement.signed'>): Promise<void> {
    const { agreementId, clientName, version, contentHash, paperHash, signatures } = payload;
    const last = signatures.at(-1);
    const position = await this.ledger.append(manager, {
      kind: 'agreement.signed',
      acceptanceId: agreementId,
      title: `Referral agreement: ${clientName}`,
      version,
      contentHash,
      paperHash,
      signatures: sortedJson([...signatures]),
      at: last?.signedAt ?? '',
      ip: last?.ip ?? null,
      userAgent: last?.userAgent ?? null,
      ...(last?.proof ? { proof: last.proof } : {}),
      imported: false,
    });
    await insertRows(manager, SealedPaperEntity, [{ paperHash, position }]);
  }

  private async sealNotice(manager: EntityManager, { payload }: EventEnvelope<'adverse.sent'>): Promise<void> {
    const { noticeId, name, title, round, contentHash, paperHash, sentBy, sentAt: at } = payload;
    const position = await this.ledger.append(manager, {
      kind: 'adverse.sent',
      acceptanceId: noticeId,
      title: `${title}: ${name}`,
      version: String(round),
      contentHash,
      paperHash,
      sentBy,
      signatures: '[]',
      at,
      ip: null,
      userAgent: null,
      imported: false,
    });
    await insertRows(manager, SealedPaperEntity, [{ paperHash, position }]);
  }

  private async sealS1(manager: EntityManager, { payload }: EventEnvelope<'s1.signed'>): Promise<void> {
    const { fileUploadId, organizationName, signerName, typedName, signedAt, pdf, ...facts } = payload;
    const {
      title,
      version,
      contentHash,
      paperHash,
      companyId,
      personId,
      email,
      sentBy,
      drawingHash,
      ip,
      userAgent,
      proof,
    } = facts;
    // What the chain tells is the hash of the bytes that travelled, whoever computed the other one.
    if (createHash('sha256').update(Buffer.from(pdf, 'base64')).digest('hex') !== paperHash)
      throw new Error(`The S-1 ${fileUploadId} is not what was signed.`);
    const proved = proof === undefined ? {} : { proof };
    const signature = {
      party: 'owner',
      userId: null,
      signerName,
      typedName,
      signedAt,
      ip,
      userAgent,
      contentHash,
      ...proved,
    };
    const position = await this.ledger.append(manager, {
      kind: 's1.signed',
      acceptanceId: fileUploadId,
      title: `${title}: ${organizationName}`,
      ...{ version, contentHash, paperHash, companyId, personId, email, sentBy, drawingHash },
      signatures: sortedJson([signature]),
      at: signedAt,
      ...{ ip, userAgent, ...proved },
      imported: false,
    });
    await insertRows(manager, SealedPaperEntity, [{ paperHash, position }]);
  }

  private async sealDecision(manager: EntityManager, event: Decision): Promise<void> {
    await this.ledger.append(manager, {
      kind: event.type,
      acceptanceId: event.aggregateId,
      decidedBy: event.payload.decidedBy,
      eventId: event.id,
      payloadHash: createHash('sha256').update(sortedJson(event.payload), 'utf8').digest('hex'),
      at: event.occurredAt,
      ip: null,
      userAgent: null,
      imported: false,
    });
  }
}
