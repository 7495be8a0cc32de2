import { Inject, Injectable } from '@nestjs/common';
import {
  MASTER_ADDITIONAL_RATE,
  MASTER_INITIAL_RATE,
  nextVersion,
  unknownPlaceholders,
} from '@groundwork/domain-agreements';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { EvidenceLedger, masterPublished } from '../evidence/index.js';
import { agreementsAbility, contentHash, refuseOutdated, refuseUnknown, sanitizeContent } from '../shared/index.js';
import type { CreateIccaMasterDto, IccaMasterDto } from './icca-master.dto.js';
import { versionKeyOf } from './icca-master.entity.js';
import type { IccaMasterEntity } from './icca-master.entity.js';
import { IccaMasterRepository } from './icca-master.repository.js';
import { iccaMasterView } from './icca-master.view.js';

/** Saves a new version of the ICCA, or the next edition of one. A name that was withdrawn may come back: its editions go on. */
@Injectable()
export class CreateIccaMaster {
  constructor(
    private readonly database: Database,
    private readonly masters: IccaMasterRepository,
    private readonly ledger: EvidenceLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: CreateIccaMasterDto): Promise<IccaMasterDto> {
    allow(agreementsAbility(actor), 'create', 'IccaMaster');
    const content = sanitizeContent(request.content);
    refuseUnknown(unknownPlaceholders(content));
    const version = request.version.trim();
    return this.database.transaction(async (manager) => {
      const last = await this.masters.lastEdition(manager, version);
      const current = last?.withdrawnAt ? undefined : last;
      refuseOutdated(request.basedOnEdition, current?.edition, current && iccaMasterView(current));
      const row: IccaMasterEntity = {
        id: newId(),
        version,
        versionKey: versionKeyOf(version),
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
      await this.masters.insert(manager, row);
      await this.ledger.append(
        manager,
        masterPublished('icca', {
          ...row,
          name: `${row.version}, edition ${row.edition}`,
          by: row.lastEditedBy,
          at: row.createdAt,
        }),
      );
      return iccaMasterView(row);
    });
  }
}
