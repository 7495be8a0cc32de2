import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AcceptancePapers } from '../../acceptance-papers/index.js';
import type { MadePaper } from '../../acceptance-papers/index.js';
import { esignAccepted } from '../../evidence/index.js';
import { agreementsAbility } from '../../shared/index.js';
import type { Evidence } from '../../shared/index.js';
import { acceptanceRow, acceptedTerms, activeKey } from '../acceptance-row.js';
import type { AcceptEsignDto, EsignAcceptanceDto } from '../esign.dto.js';
import { esignAcceptanceView } from '../esign.view.js';
import type { EsignAcceptanceEntity } from '../persistence/esign-acceptance.entity.js';
import { EsignAcceptanceRepository } from '../persistence/esign-acceptance.repository.js';
import { EsignMasterRepository } from '../persistence/esign-master.repository.js';
import { refuseForeignName } from '../../shared/index.js';
import type { Signer } from '../../shared/index.js';

/** Records that a user accepts the e-sign terms in force. Accepting what stands accepted gives the acceptance that there is. */
@Injectable()
export class AcceptEsign {
  constructor(
    private readonly database: Database,
    private readonly masters: EsignMasterRepository,
    private readonly acceptances: EsignAcceptanceRepository,
    private readonly outbox: Outbox,
    private readonly papers: AcceptancePapers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param signer the account in whose name it is; a typed name is compared with it. */
  async execute(
    actor: Actor,
    request: AcceptEsignDto,
    evidence: Evidence,
    signer: Signer,
  ): Promise<EsignAcceptanceDto> {
    allow(agreementsAbility(actor), 'create', subject('EsignAcceptance', { userId: request.userId }));
    refuseForeignName(request.signature, signer);
    const latest = await this.masters.latest();
    if (latest?.id !== request.esignMasterId) throw new Problem('state.version_conflict', shared.termsChanged);
    const standing = await this.acceptances.standing(activeKey(request.userId, latest));
    if (standing) return esignAcceptanceView(standing);
    const row = acceptanceRow(request, latest, signer, evidence, this.clock.now());
    return this.insert(row, await this.papers.make(acceptedTerms(row, latest)));
  }

  private async insert(row: EsignAcceptanceEntity, paper: MadePaper): Promise<EsignAcceptanceDto> {
    try {
      await this.database.transaction(async (manager) => {
        await this.acceptances.insert(manager, row);
        await this.outbox.add(manager, {
          type: 'esign.accepted',
          aggregateId: row.userId,
          payload: { acceptanceId: row.id, userId: row.userId, esignMasterId: row.esignMasterId },
        });
        await this.papers.seal(manager, paper, esignAccepted(row));
      });
      return esignAcceptanceView(row);
    } catch (error) {
      // A second click at the same moment: the first one's acceptance stands.
      const standing = isDuplicate(error) ? await this.acceptances.committed(row.activeKey ?? '') : null;
      if (standing) return esignAcceptanceView(standing);
      throw error;
    }
  }
}
