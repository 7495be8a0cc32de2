import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { DrawRequestRepository } from '../draw-requests/index.js';
import type { DrawRequestEntity } from '../draw-requests/index.js';
import { LedgerAccess, LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { DraftDetails } from './draft-details.service.js';
import type { DrawDraftDto, StartDraftDto } from './draw-draft.dto.js';
import { DrawDraftRepository } from './draw-draft.repository.js';
import { firstDraft, repeatedLines, revisedLines } from './first-draft.js';

/** Begins a draft of a draw, or goes on with the one that somebody of the company has begun. */
@Injectable()
export class StartDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DrawDraftRepository,
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly details: DraftDetails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { applicationId, from, revises }: StartDraftDto): Promise<DrawDraftDto> {
    const userId = found(actor.userId, 'The user');
    const ledger = await this.access.allowed(actor, 'draw', applicationId);
    const subjectId = revises ?? applicationId;
    const begun = await this.drafts.findOf(subjectId);
    if (begun) return this.details.of(begun);
    const earlier = await this.earlier(revises ?? from, ledger);
    if (revises && earlier?.stage === 'submitted') throw new Problem('state.illegal_transition');
    try {
      await this.database.transaction((manager) => this.begin(manager, ledger, userId, earlier, Boolean(revises)));
    } catch (error) {
      // Two people may begin at once: the second goes on with the draft of the first.
      if (!isDuplicate(error)) throw error;
    }
    return this.details.of(found(await this.drafts.findOf(subjectId), 'The draft'));
  }

  /** A draw of the same loan. */
  private async earlier(id: string | null | undefined, ledger: LedgerEntity): Promise<DrawRequestEntity | undefined> {
    if (!id) return undefined;
    const draw = await this.draws.find(id);
    return found(draw?.applicationId === ledger.applicationId ? draw : null, 'The draw request');
  }

  private async begin(
    manager: EntityManager,
    ledger: LedgerEntity,
    userId: string,
    earlier: DrawRequestEntity | undefined,
    revises: boolean,
  ): Promise<void> {
    const changed = { changedBy: userId, changedAt: this.clock.now() };
    const draft = firstDraft(ledger, revises ? earlier : undefined, changed);
    const first = { draftId: draft.id, ...changed };
    const lines = earlier ? await this.draws.lines(earlier) : [];
    const budget = revises ? [] : await this.ledgers.lines(ledger.applicationId);
    await this.drafts.insert(
      manager,
      draft,
      revises ? revisedLines(lines, first) : repeatedLines(lines, budget, first),
    );
  }
}
