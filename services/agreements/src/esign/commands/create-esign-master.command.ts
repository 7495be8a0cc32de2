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
import type { EsignMasterRow, NewEsignMaster } from '../esign.dto.js';
import { toEsignMasterRow } from '../esign.dto.js';
import { EsignMaster } from '../persistence/esign-master.entity.js';
import { EsignQueries } from '../queries/esign.queries.js';

/** Saving the e-sign terms makes a new version; acceptances of the older ones ask for a new one. */
@Injectable()
export class CreateEsignMaster {
  constructor(
    private readonly database: Database,
    private readonly queries: EsignQueries,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: NewEsignMaster): Promise<EsignMasterRow> {
    allow(agreementsAbility(actor), 'create', 'EsignMaster');
    const content = sanitizeContent(request.content);
    return this.database.transaction(async (manager) => {
      const latest = await this.queries.findLatest();
      refuseOutdated(request.basedOnVersion, latest?.version);
      const row: EsignMaster = {
        id: newId(),
        version: nextVersion(latest?.version),
        content,
        contentHash: contentHash(content),
        lastEditedBy: actor.userId ?? null,
        createdAt: this.clock.now(),
      };
      await insertVersion(manager, EsignMaster, row);
      return toEsignMasterRow(row);
    });
  }
}
