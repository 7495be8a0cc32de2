import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { DraftDetails } from './draft-details.service.js';
import type { DrawDraftDto } from './draw-draft.dto.js';

/** A draft as it stands now. */
@Injectable()
export class GetDraft {
  constructor(private readonly details: DraftDetails) {}

  async execute(actor: Actor, id: string): Promise<DrawDraftDto> {
    return this.details.of(await this.details.editable(actor, id));
  }
}
