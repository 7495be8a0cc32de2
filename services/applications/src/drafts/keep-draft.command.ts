import { Inject, Injectable } from '@nestjs/common';
import { MOST_OF_A_DRAFT } from '@groundwork/domain-applications';
import type { DraftChanges } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { textAtMost, withTextChanges } from '@groundwork/domain-validation';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { DraftOwner } from './draft-owner.service.js';
import type { DraftDto, KeepDraftDto } from './draft.dto.js';
import { DraftRepository } from './draft.repository.js';
import type { DraftKey } from './draft.repository.js';

/** Keeps what is typed into a section, in place of what was kept of it before. The application and its version stay as they are. */
@Injectable()
export class KeepDraft {
  constructor(
    private readonly database: Database,
    private readonly owner: DraftOwner,
    private readonly drafts: DraftRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    applicationId: string,
    section: string,
    { content, changes }: KeepDraftDto,
  ): Promise<DraftDto> {
    const userId = await this.owner.of(actor, applicationId, { writes: true });
    const own = { applicationId, userId, section };
    const typedAt = this.clock.now();
    const stamp = { typedAt: typedAt.toISOString() };
    if (changes) {
      const revision = await this.database.transaction((manager) => this.change(manager, own, changes, typedAt));
      return { ...stamp, content: null, revision };
    }
    const draft = whole(content);
    const revision = await this.database.repeatable((manager) =>
      this.drafts.replace(manager, own, { content: draft, typedAt }),
    );
    return { ...stamp, content: draft, revision };
  }

  /** What was typed since a revision: another one is a conflict, and the whole is asked for. */
  private async change(
    manager: EntityManager,
    own: DraftKey,
    { revision: of, pieces }: DraftChanges,
    typedAt: Date,
  ): Promise<number> {
    const row = await this.drafts.find(manager, own);
    if (row?.revision !== of) throw Problem.conflict({ revision: row?.revision ?? 0 });
    const changed = withTextChanges(row.content, pieces);
    if (changed === undefined) refuse('changes', shared.choice);
    const content = whole(changed);
    const revision = of + 1;
    if (!(await this.drafts.advance(manager, own, of, { content, typedAt }))) throw Problem.conflict({ revision });
    return revision;
  }
}

/** A whole draft, as it was sent or as changes make it: something that is no white space, for which there is room. */
function whole(content: string | null | undefined): string {
  if (!content?.trim()) refuse('content', shared.requiredField);
  const tooLong = textAtMost(MOST_OF_A_DRAFT)(content);
  if (tooLong) refuse('content', tooLong);
  return content;
}

function refuse(field: string, message: string): never {
  throw new Problem('validation.failed', message, [{ field, message }]);
}
