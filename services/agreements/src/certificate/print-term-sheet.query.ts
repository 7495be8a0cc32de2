import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { AcceptancePapers } from '../acceptance-papers/index.js';
import { EvidenceRecordEntity, proven } from '../evidence/index.js';
import type { RecordFacts, SupervisionAcknowledged, TermSheetAccepted } from '../evidence/index.js';
import { contentHash } from '../shared/index.js';
import { GetApplicationTermSheet, TermSheetAgreementRepository } from '../term-sheets/index.js';
import type { SupervisionDto, TermSheetAgreementEntity } from '../term-sheets/index.js';
import { termSheetDocument } from './term-sheet-document.js';

/** The term sheet of an application on paper, as it is shown. What does not fit its record of the chain is not printed. */
@Injectable()
export class PrintTermSheet {
  constructor(
    private readonly database: Database,
    private readonly sheets: GetApplicationTermSheet,
    private readonly agreements: TermSheetAgreementRepository,
    private readonly papers: AcceptancePapers,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<Buffer> {
    const sheet = await this.sheets.execute(actor, applicationId);
    const { type, version, projectNumber, content, contentHash: hash, acceptedAt } = sheet;
    const standing = acceptedAt === null ? null : await this.agreements.standing(applicationId);
    if (standing && contentHash(content) !== standing.contentHash) throw new Problem('evidence.broken');
    const signed = standing ? await this.signed(standing, sheet.supervision) : undefined;
    if (signed) return signed;
    const supervision = sheet.supervision
      ? await this.proof<SupervisionAcknowledged>(sheet.supervision.id, 'termsheet.supervision')
      : undefined;
    if (supervision && supervision.facts.contentHash !== sheet.supervisoryHash) throw new Problem('evidence.broken');
    const letterhead = await this.lender.letterhead();
    const at = this.clock.now();
    const printed = { type, version, projectNumber, content, contentHash: hash, supervision, at, letterhead };
    if (!standing) return termSheetDocument({ ...printed, accepted: undefined });
    const accepted = await this.proof<TermSheetAccepted>(standing.id, 'termsheet.accepted');
    if (accepted.facts.contentHash !== contentHash(content)) throw new Problem('evidence.broken');
    return termSheetDocument({ ...printed, accepted });
  }

  /** The paper that was made once, when it was accepted, or when its supervision was acknowledged after that. */
  private async signed(
    { id, date }: Pick<TermSheetAgreementEntity, 'id' | 'date'>,
    supervision: SupervisionDto | null,
  ): Promise<Buffer | undefined> {
    const completed =
      supervision && new Date(supervision.date) >= date
        ? await this.papers.bytes(supervision.id, 'termsheet.supervision')
        : undefined;
    return completed ?? (await this.papers.bytes(id, 'termsheet.accepted'));
  }

  /** A record of the chain and what it says. Throws `evidence.broken` where it is missing or no longer fits its hash. */
  private async proof<Facts extends RecordFacts>(acceptanceId: string, kind: Facts['kind']) {
    const record = await this.database.manager.findOneBy(EvidenceRecordEntity, { acceptanceId, kind });
    const facts = proven<Facts>(record ?? undefined);
    if (!record) throw new Problem('evidence.broken');
    return { facts, record };
  }
}
