import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { ApplicationDraftEntity } from './application-draft.entity.js';
import { DraftOwner } from './draft-owner.service.js';
import type { DraftDto } from './draft.dto.js';

/** Forgets what was typed into a section: it was saved, or is not wanted. */
@Injectable()
export class ForgetDraft {
  constructor(
    private readonly database: Database,
    private readonly owner: DraftOwner,
  ) {}

  async execute(actor: Actor, applicationId: string, section: string): Promise<DraftDto> {
    const userId = await this.owner.of(actor, applicationId);
    await this.database.statement((manager) =>
      manager.delete(ApplicationDraftEntity, { applicationId, userId, section }),
    );
    return { content: null, typedAt: null, revision: 0 };
  }
}
