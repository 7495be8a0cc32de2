import { Inject, Injectable } from '@nestjs/common';
import { nextVersion } from '@groundwork/domain-agreements';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { agreementsAbility } from '../../agreements.policy.js';
import { contentHash, sanitizeContent } from '../../content/content.js';
import { insertVersion, refuseOutdated } from '../../content/versions.js';
import { TermSheet } from '../persistence/term-sheet.entity.js';
import { TermSheetQueries } from '../queries/term-sheet.queries.js';
import type { NewTermSheet, TermSheetRow } from '../term-sheet.dto.js';
import { toTermSheetRow } from '../term-sheet.dto.js';

/** Saving a term sheet makes the next version of its type, with the current administrator's id. */
@Injectable()
export class CreateTermSheet {
  constructor(
    private readonly database: Database,
    private readonly queries: TermSheetQueries,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: NewTermSheet): Promise<TermSheetRow> {
    allow(agreementsAbility(actor), 'create', 'TermSheet');
    const content = sanitizeContent(request.content);
    return this.database.transaction(async (manager) => {
      const latest = await this.queries.findLatest(request.type);
      refuseOutdated(request.basedOnVersion, latest?.version);
      const row: TermSheet = {
        id: newId(),
        type: request.type,
        version: nextVersion(latest?.version),
        content,
        contentHash: contentHash(content),
        userId: actor.userId ?? null,
        createdAt: this.clock.now(),
      };
      await insertVersion(manager, TermSheet, row);
      return toTermSheetRow(row);
    });
  }
}
