import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { ApplicationDraftEntity } from './application-draft.entity.js';
import { DraftOwner } from './draft-owner.service.js';
import type { DraftDto } from './draft.dto.js';

/** What the user typed into a section and never saved. */
@Injectable()
export class GetDraft {
  constructor(
    private readonly database: Database,
    private readonly owner: DraftOwner,
  ) {}

  async execute(actor: Actor, applicationId: string, section: string): Promise<DraftDto> {
    const userId = await this.owner.of(actor, applicationId);
    const row = await this.database.manager.findOneBy(ApplicationDraftEntity, { applicationId, userId, section });
    return {
      content: row?.content ?? null,
      typedAt: row?.typedAt.toISOString() ?? null,
      revision: row?.revision ?? 0,
    };
  }
}
