import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { EvidenceRecordEntity } from '../evidence/index.js';
import type { TermSheetAccepted } from '../evidence/index.js';
import { contentHash } from '../shared/index.js';
import { GetApplicationTermSheet, TermSheetAgreementRepository } from '../term-sheets/index.js';
import { proven } from './proven.js';
import { termSheetDocument } from './term-sheet-document.js';

/** The term sheet of an application on paper, as it is shown. What does not fit its record of the chain is not printed. */
@Injectable()
export class PrintTermSheet {
  constructor(
    private readonly database: Database,
    private readonly sheets: GetApplicationTermSheet,
    private readonly agreements: TermSheetAgreementRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<Buffer> {
    const sheet = await this.sheets.execute(actor, applicationId);
    const { type, version, projectNumber, content, contentHash: hash, acceptedAt } = sheet;
    const printed = { type, version, projectNumber, content, contentHash: hash, at: this.clock.now() };
    const standing = acceptedAt === null ? null : await this.agreements.standing(applicationId);
    if (!standing) return termSheetDocument({ ...printed, accepted: undefined });
    const record = await this.database.manager.findOneBy(EvidenceRecordEntity, {
      acceptanceId: standing.id,
      kind: 'termsheet.accepted',
    });
    const facts = proven<TermSheetAccepted>(record ?? undefined);
    if (!record || facts.contentHash !== contentHash(content)) throw new Problem('evidence.broken');
    return termSheetDocument({ ...printed, accepted: { facts, record } });
  }
}
