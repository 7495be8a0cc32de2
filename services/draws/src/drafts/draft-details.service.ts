import { Injectable } from '@nestjs/common';
import { drawRules } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { DrawDetails, DrawRequestRepository } from '../draw-requests/index.js';
import { drawsAbility } from '../shared/index.js';
import type { DrawDraftDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';
import { DrawDraftRepository } from './draw-draft.repository.js';
import { drawDraftView } from './draw-draft.view.js';

/** Drafts as their readers see them. */
@Injectable()
export class DraftDetails {
  constructor(
    private readonly drafts: DrawDraftRepository,
    private readonly draws: DrawRequestRepository,
    private readonly details: DrawDetails,
  ) {}

  async of(draft: DrawDraftEntity): Promise<DrawDraftDto> {
    const draw = draft.drawRequestId === null ? null : await this.draws.find(draft.drawRequestId);
    const returned = draw ? (await this.details.submissionsOf(draw)).at(-1) : undefined;
    return drawDraftView(draft, await this.drafts.linesOf([draft.id]), returned ?? null);
  }

  /** A draft that the actor may edit. */
  async editable(actor: Actor, id: string): Promise<DrawDraftEntity> {
    return this.edited(actor, await this.drafts.find(id));
  }

  /** What was found of a draft that the actor is to edit. One that is gone was submitted or discarded by somebody else. */
  edited(actor: Actor, draft: DrawDraftEntity | null): DrawDraftEntity {
    if (!draft) throw new Problem('resource.not_found', drawRules.draftGone);
    allow(drawsAbility(actor), 'edit', subject('DrawDraft', draft));
    return draft;
  }
}
