import { Inject, Injectable } from '@nestjs/common';
import { nextVersion, unknownInWaiver } from '@groundwork/domain-agreements';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { agreementsAbility, contentHash, refuseOutdated, refuseUnknown, sanitizeContent } from '../shared/index.js';
import type { CreateWaiverMasterDto, WaiverMasterDto } from './waiver-master.dto.js';
import type { WaiverMasterEntity } from './waiver-master.entity.js';
import { WaiverMasterRepository } from './waiver-master.repository.js';
import { waiverMasterView } from './waiver-master.view.js';

/** Saving a waiver's text makes a new version, for all states or for one. Waivers that were sent keep theirs. */
@Injectable()
export class CreateWaiverMaster {
  constructor(
    private readonly database: Database,
    private readonly masters: WaiverMasterRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    { kind, state, basedOnVersion, ...text }: CreateWaiverMasterDto,
  ): Promise<WaiverMasterDto> {
    allow(agreementsAbility(actor), 'create', 'WaiverMaster');
    const content = sanitizeContent(text.content);
    refuseUnknown(unknownInWaiver(content));
    return this.database.transaction(async (manager) => {
      const latest = await this.masters.latest(kind, state ?? '');
      refuseOutdated(basedOnVersion, latest?.version, latest && waiverMasterView(latest));
      const row: WaiverMasterEntity = {
        id: newId(),
        kind,
        state: state ?? '',
        version: nextVersion(latest?.version),
        content,
        contentHash: contentHash(content),
        lastEditedBy: actor.userId ?? null,
        createdAt: this.clock.now(),
      };
      await this.masters.insert(manager, row);
      return waiverMasterView(row);
    });
  }
}
