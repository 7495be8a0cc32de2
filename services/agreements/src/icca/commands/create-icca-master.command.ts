import { Inject, Injectable } from '@nestjs/common';
import { MASTER_ADDITIONAL_RATE, MASTER_INITIAL_RATE, nextVersion } from '@groundwork/domain-agreements';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { agreementsAbility } from '../../agreements.policy.js';
import { contentHash, sanitizeContent } from '../../content/content.js';
import { insertVersion, refuseOutdated } from '../../content/versions.js';
import type { IccaMasterRow, NewIccaMaster } from '../icca.dto.js';
import { toIccaMasterRow } from '../icca.dto.js';
import { IccaMaster, versionKeyOf } from '../persistence/icca-master.entity.js';

/** Saves a new version of the ICCA, or the next edition of one. A name that was withdrawn may come back: its editions go on. */
@Injectable()
export class CreateIccaMaster {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: NewIccaMaster): Promise<IccaMasterRow> {
    allow(agreementsAbility(actor), 'create', 'IccaMaster');
    const content = sanitizeContent(request.content);
    const version = request.version.trim();
    const versionKey = versionKeyOf(version);
    return this.database.transaction(async (manager) => {
      const [last] = await manager.find(IccaMaster, { where: { versionKey }, order: { edition: 'DESC' }, take: 1 });
      refuseOutdated(request.basedOnEdition, last?.withdrawnAt ? 0 : last?.edition);
      const row: IccaMaster = {
        id: newId(),
        version,
        versionKey,
        edition: nextVersion(last?.edition),
        content,
        contentHash: contentHash(content),
        initialLoanRate: request.initialLoanRate ?? MASTER_INITIAL_RATE,
        additionalLoanRate: request.additionalLoanRate ?? MASTER_ADDITIONAL_RATE,
        lastEditedBy: actor.userId ?? null,
        createdAt: this.clock.now(),
        withdrawnAt: null,
        withdrawnBy: null,
      };
      await insertVersion(manager, IccaMaster, row);
      return toIccaMasterRow(row);
    });
  }
}
