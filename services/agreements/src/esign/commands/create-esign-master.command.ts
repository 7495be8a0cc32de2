import { Inject, Injectable } from '@nestjs/common';
import { nextVersion, unknownPlaceholders } from '@groundwork/domain-agreements';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { EvidenceLedger, masterPublished } from '../../evidence/index.js';
import { agreementsAbility, contentHash, refuseOutdated, refuseUnknown, sanitizeContent } from '../../shared/index.js';
import type { CreateEsignMasterDto, EsignMasterDto } from '../esign.dto.js';
import { esignMasterView } from '../esign.view.js';
import type { EsignMasterEntity } from '../persistence/esign-master.entity.js';
import { EsignMasterRepository } from '../persistence/esign-master.repository.js';

/** Saving the e-sign terms makes a new version; acceptances of the older ones ask for a new one. */
@Injectable()
export class CreateEsignMaster {
  constructor(
    private readonly database: Database,
    private readonly masters: EsignMasterRepository,
    private readonly ledger: EvidenceLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: CreateEsignMasterDto): Promise<EsignMasterDto> {
    allow(agreementsAbility(actor), 'create', 'EsignMaster');
    const content = sanitizeContent(request.content);
    // The terms are the same for everybody: nothing is filled in.
    refuseUnknown(unknownPlaceholders(content, []));
    return this.database.transaction(async (manager) => {
      const latest = await this.masters.latest();
      refuseOutdated(request.basedOnVersion, latest?.version, latest && esignMasterView(latest));
      const row: EsignMasterEntity = {
        id: newId(),
        version: nextVersion(latest?.version),
        content,
        contentHash: contentHash(content),
        lastEditedBy: actor.userId ?? null,
        createdAt: this.clock.now(),
      };
      await this.masters.insert(manager, row);
      await this.ledger.append(
        manager,
        masterPublished('esign', { ...row, name: `version ${row.version}`, by: row.lastEditedBy, at: row.createdAt }),
      );
      return esignMasterView(row);
    });
  }
}
