import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawRequestRepository } from '../draw-requests/index.js';
import type { DrawRequestEntity } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { DraftDetails } from './draft-details.service.js';
import type { DrawDraftDto, StartDraftDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';
import { DrawDraftRepository } from './draw-draft.repository.js';
import { repeatedLines, revisedLines } from './first-lines.js';

/** Begins a draft of a draw, or goes on with the one that somebody of the company has begun. */
@Injectable()
export class StartDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DrawDraftRepository,
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly details: DraftDetails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { applicationId, from, revises }: StartDraftDto): Promise<DrawDraftDto> {
    const userId = found(actor.userId, 'The user');
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    allow(drawsAbility(actor), 'draw', subject('Ledger', ledger));
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
    manager: Parameters<Parameters<Database['transaction']>[0]>[0],
    { applicationId, companyId }: LedgerEntity,
    userId: string,
    earlier: DrawRequestEntity | undefined,
    revises: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const revised = revises ? earlier : undefined;
    const draft: DrawDraftEntity = {
      id: newId(),
      subject: revised?.id ?? applicationId,
      applicationId,
      companyId,
      drawRequestId: revised?.id ?? null,
      version: 1,
      wholeVersion: 1,
      note: revised?.note ?? null,
      documents: revised?.documents ?? [],
      startedBy: userId,
      startedAt: now,
      changedBy: userId,
      changedAt: now,
    };
    const first = { draftId: draft.id, changedBy: userId, changedAt: now };
    const lines = earlier ? await this.draws.lines(earlier) : [];
    await this.drafts.insert(
      manager,
      draft,
      revised ? revisedLines(lines, first) : repeatedLines(lines, await this.ledgers.lines(applicationId), first),
    );
  }
}
