import { Injectable } from '@nestjs/common';
import type { ShownFigures } from '@groundwork/domain-agreements';
import { Database, isDuplicate } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { AcceptancePapers } from '../acceptance-papers/index.js';
import type { MadePaper } from '../acceptance-papers/index.js';
import { ended, EvidenceLedger, termSheetAccepted, termSheetDeclined } from '../evidence/index.js';
import type { TermSheetAgreementEntity } from './persistence/term-sheet-agreement.entity.js';
import type { TermSheetDeclineEntity } from './persistence/term-sheet-decline.entity.js';
import { TermSheetDeclineRepository } from './persistence/term-sheet-decline.repository.js';
import { TermSheetAgreementRepository } from './persistence/term-sheet-agreement.repository.js';
import { declinedFacts, termSheetFacts } from './term-sheet.view.js';

/** The acceptance that stands for an application: a new one or a decline ends the old, with its event and its evidence. */
@Injectable()
export class StandingTermSheet {
  constructor(
    private readonly database: Database,
    private readonly agreements: TermSheetAgreementRepository,
    private readonly declines: TermSheetDeclineRepository,
    private readonly outbox: Outbox,
    private readonly ledger: EvidenceLedger,
    private readonly papers: AcceptancePapers,
  ) {}

  /** Throws `state.version_conflict` where another acceptance came at the same moment. */
  async replace(row: TermSheetAgreementEntity, shown: ShownFigures, paper: MadePaper): Promise<void> {
    // Read apart and ended by its id: an update that finds no row would lock the gap, and two first acceptances each other.
    const standing = await this.agreements.standing(row.applicationId);
    const end = { at: row.date, by: row.userId, reason: 'superseded' } as const;
    try {
      await this.database.transaction(async (manager) => {
        if (standing) await this.agreements.end(manager, standing, end);
        await this.agreements.insert(manager, row);
        await this.outbox.add(manager, {
          type: 'termsheet.accepted',
          aggregateId: row.applicationId,
          payload: { ...termSheetFacts(row), shown, title: paper.facts.paperTitle },
        });
        if (standing)
          await this.ledger.append(
            manager,
            ended('termsheet.superseded', { acceptanceId: standing.id, at: row.date, by: row.userId }, row),
          );
        await this.papers.seal(manager, paper, termSheetAccepted(row));
      });
    } catch (error) {
      // Two acceptances at the same moment: the other one stands.
      if (isDuplicate(error)) throw new Problem('state.version_conflict');
      throw error;
    }
  }

  /** Records that the sheet was declined; an acceptance that stood, stale ones too, ends with it. */
  async decline(row: TermSheetDeclineEntity): Promise<void> {
    const standing = await this.agreements.standing(row.applicationId);
    const end = { at: row.date, by: row.userId, reason: 'declined' } as const;
    await this.database.transaction(async (manager) => {
      if (standing) await this.agreements.end(manager, standing, end);
      await this.declines.insert(manager, row);
      await this.outbox.add(manager, {
        type: 'termsheet.declined',
        aggregateId: row.applicationId,
        payload: declinedFacts(row),
      });
      if (standing)
        await this.ledger.append(
          manager,
          ended('termsheet.withdrawn', { acceptanceId: standing.id, at: row.date, by: row.userId }, row),
        );
      await this.ledger.append(manager, termSheetDeclined(row));
    });
  }
}
