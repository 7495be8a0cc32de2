import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import type { Signing } from '@groundwork/server-service';
import { DrawRequestRepository, DrawSubmission, GetDrawRequest } from '../draw-requests/index.js';
import type { DrawRequestDto } from '../draw-requests/index.js';
import { LedgerAccess } from '../ledger/index.js';
import { DraftDetails } from './draft-details.service.js';
import type { SubmitDraftDto } from './draw-draft.dto.js';
import { DrawDraftRepository } from './draw-draft.repository.js';
import { namesIn, submittedDraw } from './submitted-draft.js';

/** Submits a draft as it was read: it becomes a draw request, or the next submission of the one that it revises. */
@Injectable()
export class SubmitDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DrawDraftRepository,
    private readonly access: LedgerAccess,
    private readonly draws: DrawRequestRepository,
    private readonly details: DraftDetails,
    private readonly submission: DrawSubmission,
    private readonly getDrawRequest: GetDrawRequest,
  ) {}

  async execute(signing: Signing, id: string, signed: SubmitDraftDto): Promise<DrawRequestDto> {
    const { actor } = signing;
    const userId = found(actor.userId, 'The user');
    const drawRequestId = await this.database.transaction(async (manager) => {
      const draft = await this.details.editable(actor, id);
      const ledger = await this.access.allowed(actor, 'draw', draft.applicationId);
      if (draft.version !== signed.version) throw Problem.conflict(await this.details.of(draft));
      const lines = await this.drafts.linesOf([id]);
      const request = submittedDraw(draft, lines, signed);
      // Gone before anything else happens: of two who submit it at once, one finds nothing left.
      if (!(await this.drafts.remove(manager, draft))) throw new Problem('state.version_conflict');
      const revises = draft.drawRequestId === null ? undefined : await this.draws.find(draft.drawRequestId);
      return this.submission.submit(manager, {
        ledger,
        userId,
        signing,
        request,
        names: namesIn(draft, lines),
        revises: revises ?? undefined,
      });
    });
    return this.getDrawRequest.execute(actor, drawRequestId);
  }
}
