import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, insertRows } from '@groundwork/server-data';
import { Problem, sortedJson } from '@groundwork/server-http';
import { signedPaper, unknown } from '@groundwork/server-paper';
import type { Line } from '@groundwork/server-paper';
import { Lender } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { EvidenceLedger, EvidenceRecordEntity, proven, SealedPaperEntity } from '../evidence/index.js';
import type { EsignAccepted, Papered, SupervisionAcknowledged, TermSheetAccepted } from '../evidence/index.js';
import { AcceptancePaperEntity } from './acceptance-paper.entity.js';

/** Who accepted, as the row of the acceptance says it. */
export interface AcceptanceSignature {
  readonly party: string;
  readonly userId: string;
  readonly signerName: string | null;
  /** Null where nothing is typed, and a button says it. */
  readonly typedName: string | null;
  readonly date: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What was proved beside the session; null where nothing was asked. */
  readonly proof: string | null;
  /** Of the words that it is about. */
  readonly contentHash: string;
}

export interface AcceptedDocument {
  readonly acceptanceId: string;
  readonly title: string;
  readonly content: string;
  readonly contentHash: string;
  readonly about: readonly Line[];
  /** In the order in which they were given, one at least. */
  readonly signatures: readonly [AcceptanceSignature, ...AcceptanceSignature[]];
}

/** A paper that is made and not kept yet. */
export interface MadePaper {
  readonly pdf: Buffer;
  /** What the record of the acceptance tells of it. */
  readonly facts: Required<Papered>;
}

type AcceptedRecord = EsignAccepted | TermSheetAccepted | SupervisionAcknowledged;

const byButton = 'nothing: accepted with the button below the text';
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Papers of what is accepted in the portal: made once, kept with their acceptance, and known to the chain by their bytes. */
@Injectable()
export class AcceptancePapers {
  constructor(
    private readonly database: Database,
    private readonly ledger: EvidenceLedger,
    private readonly lender: Lender,
  ) {}

  /** Makes the paper of an acceptance; before its transaction, which then holds no lock meanwhile. */
  async make({ acceptanceId, title, content, contentHash, about, signatures }: AcceptedDocument): Promise<MadePaper> {
    const last = signatures.at(-1) ?? signatures[0];
    const pdf = await signedPaper({
      title,
      documentId: acceptanceId,
      content,
      contentHash,
      about,
      at: last.date,
      letterhead: await this.lender.letterhead(),
      signatures: signatures.map((row) => ({
        party: row.party,
        signerName: row.signerName ?? unknown,
        typedName: row.typedName ?? byButton,
        signerId: row.userId,
        signedAt: row.date,
        ip: row.ip,
        userAgent: row.userAgent,
        proof: row.proof,
        contentHash: row.contentHash,
      })),
    });
    const told = signatures.map(({ date, signerName, typedName, proof, ...row }) => ({
      ...row,
      ...(proof === null ? {} : { proof }),
      signerName: signerName ?? unknown,
      typedName: typedName ?? '',
      signedAt: date.toISOString(),
    }));
    const paperSignatures = sortedJson(told);
    return { pdf, facts: { paperHash: hashOf(pdf), paperTitle: title, paperSignatures } };
  }

  /** Keeps a paper and appends the record of its acceptance, which seals it, in the transaction of the acceptance; call it last. */
  async seal(manager: EntityManager, { pdf, facts }: MadePaper, record: AcceptedRecord): Promise<void> {
    const { acceptanceId, at } = record;
    const { paperHash } = facts;
    await insertRows(manager, AcceptancePaperEntity, [
      { acceptanceId, pdf: pdf.toString('base64'), pdfHash: paperHash, madeAt: new Date(at) },
    ]);
    const position = await this.ledger.append(manager, { ...record, ...facts });
    await insertRows(manager, SealedPaperEntity, [{ paperHash, position }]);
  }

  /**
   * The bytes as they were made; undefined for what was accepted before papers were made. Throws `evidence.broken` where they
   * were changed.
   */
  async bytes(acceptanceId: string, kind: AcceptedRecord['kind']): Promise<Buffer | undefined> {
    const { manager } = this.database;
    const row = await manager
      .createQueryBuilder(AcceptancePaperEntity, 'paper')
      .addSelect('paper.pdf')
      .where('paper.acceptanceId = :acceptanceId', { acceptanceId })
      .getOne();
    const record = await manager.findOneBy(EvidenceRecordEntity, { acceptanceId, kind });
    const paperHash = record ? proven<AcceptedRecord>(record).paperHash : undefined;
    if (!row && paperHash === undefined) return undefined;
    const pdf = Buffer.from(row?.pdf ?? '', 'base64');
    if (hashOf(pdf) !== paperHash) throw new Problem('evidence.broken');
    return pdf;
  }
}
