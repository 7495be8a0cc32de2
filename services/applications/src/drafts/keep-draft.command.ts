import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationDraftEntity } from './application-draft.entity.js';
import { DraftOwner } from './draft-owner.service.js';
import type { DraftDto, KeepDraftDto } from './draft.dto.js';

/** Keeps what is typed into a section, in place of what was kept of it before. The application and its version stay as they are. */
@Injectable()
export class KeepDraft {
  constructor(
    private readonly database: Database,
    private readonly owner: DraftOwner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, section: string, { content }: KeepDraftDto): Promise<DraftDto> {
    const userId = await this.owner.of(actor, applicationId, { writes: true });
    const typedAt = this.clock.now();
    const own = { applicationId, userId, section };
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(ApplicationDraftEntity, own, { content, typedAt });
      // Two tabs may begin at once: the second finds the row of the first.
      if (!affected)
        await manager.upsert(ApplicationDraftEntity, { id: newId(), ...own, content, typedAt }, [
          'applicationId',
          'userId',
          'section',
        ]);
    });
    return { content, typedAt: typedAt.toISOString() };
  }
}
