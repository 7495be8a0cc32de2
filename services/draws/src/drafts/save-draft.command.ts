import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { documentErrors, namesOf } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { DraftDetails } from './draft-details.service.js';
import type { DrawDraftDto, SaveDraftDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';
import { DrawDraftRepository } from './draw-draft.repository.js';
import { foreignLines, isStale, savedLine, savedWhole } from './saved-draft.js';

type Files = ReadonlyMap<string, KnownFile>;

/**
 * Saves what differs. A line that somebody else saved since it was read is a conflict, which answers with the draft as it
 * stands; then nothing is saved, and lines that nobody else touched are sent again.
 */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DrawDraftRepository,
    private readonly ledgers: LedgerRepository,
    private readonly details: DraftDetails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, saved: SaveDraftDto, files: Files): Promise<DrawDraftDto> {
    const changed = { changedBy: found(actor.userId, 'The user'), changedAt: this.clock.now() };
    const names = namesOf(files);
    const { lineItems, whole } = saved;
    return this.database.joined(async (manager) => {
      // The draft is held: what is stored does not move any more.
      const draft = this.details.edited(actor, await this.drafts.hold(manager, id));
      await this.refuseForeign(draft, saved, files);
      if (isStale(draft, await this.drafts.linesOf([id]), saved)) throw Problem.conflict(await this.details.of(draft));
      await this.drafts.touch(manager, draft, changed);
      for (const line of lineItems) await this.drafts.saveLine(manager, savedLine(id, line, names, changed));
      const raised = { ...draft, ...changed, version: draft.version + 1 };
      if (!whole) return this.details.of(raised);
      const columns = savedWhole(whole, names);
      await this.drafts.saveWhole(manager, { id, wholeVersion: whole.version }, columns);
      return this.details.of({ ...raised, ...columns, wholeVersion: whole.version + 1 });
    });
  }

  /** Lines and files of other loans and companies. */
  private async refuseForeign(draft: DrawDraftEntity, saved: SaveDraftDto, files: Files): Promise<void> {
    const { lineItems, whole } = saved;
    const budget = await this.ledgers.linesById(lineItems.map((line) => line.additionalBudgetItemId));
    refuseInvalid({
      ...documentErrors(
        { lineItems, supportingDocuments: whole?.supportingDocuments },
        (id) => files.get(id)?.companyId,
        draft.companyId,
      ),
      ...foreignLines(draft, saved, budget),
    });
  }
}
