import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { DraftDetails } from './draft-details.service.js';
import type { DrawDraftDto } from './draw-draft.dto.js';
import { DrawDraftRepository } from './draw-draft.repository.js';

/** Throws a draft away as it was read. A draw that it revises stays as it came back. */
@Injectable()
export class DiscardDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DrawDraftRepository,
    private readonly details: DraftDetails,
  ) {}

  /** Gives what was thrown away. */
  async execute(actor: Actor, id: string, version: number): Promise<DrawDraftDto> {
    return this.database.transaction(async (manager) => {
      const draft = await this.details.editable(actor, id);
      const view = await this.details.of(draft);
      if (draft.version !== version || !(await this.drafts.remove(manager, draft))) throw Problem.conflict(view);
      return view;
    });
  }
}
