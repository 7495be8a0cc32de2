import { Inject, Injectable } from '@nestjs/common';
import { expectedSignature, signatureMatches } from '@groundwork/domain-agreements';
import { fill, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { EvidenceLedger, esignAccepted } from '../../evidence/index.js';
import { agreementsAbility } from '../../shared/index.js';
import type { Evidence } from '../../shared/index.js';
import type { AcceptEsignDto, EsignAcceptanceDto } from '../esign.dto.js';
import { esignAcceptanceView } from '../esign.view.js';
import type { EsignAcceptanceEntity } from '../persistence/esign-acceptance.entity.js';
import { EsignAcceptanceRepository } from '../persistence/esign-acceptance.repository.js';
import { EsignMasterRepository } from '../persistence/esign-master.repository.js';

export interface Signer {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

function refuseForeignName(typed: string | undefined, signer: Signer): void {
  if (typed !== undefined && !signatureMatches(typed, signer))
    refuseInvalid({ signature: fill(shared.signatureMismatch, { name: expectedSignature(signer) }) });
}

/** Records that a user accepts the e-sign terms in force. Accepting what stands accepted gives the acceptance that there is. */
@Injectable()
export class AcceptEsign {
  constructor(
    private readonly database: Database,
    private readonly masters: EsignMasterRepository,
    private readonly acceptances: EsignAcceptanceRepository,
    private readonly outbox: Outbox,
    private readonly ledger: EvidenceLedger,
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
    const activeKey = `${request.userId}:${latest.id}`;
    const standing = await this.acceptances.standing(activeKey);
    if (standing) return esignAcceptanceView(standing);
    const row: EsignAcceptanceEntity = {
      id: newId(),
      userId: request.userId,
      esignMasterId: latest.id,
      version: latest.version,
      contentHash: latest.contentHash,
      acceptanceDate: this.clock.now(),
      duringRegister: request.duringRegister === true,
      signature: request.signature?.trim() ?? null,
      signerName: [signer.firstName, signer.lastName].filter(Boolean).join(' ') || null,
      ...evidence,
      activeKey,
      withdrawnAt: null,
      withdrawnBy: null,
    };
    return this.insert(row);
  }

  private async insert(row: EsignAcceptanceEntity): Promise<EsignAcceptanceDto> {
    try {
      await this.database.transaction(async (manager) => {
        await this.acceptances.insert(manager, row);
        await this.outbox.add(manager, {
          type: 'esign.accepted',
          aggregateId: row.userId,
          payload: { acceptanceId: row.id, userId: row.userId, esignMasterId: row.esignMasterId },
        });
        await this.ledger.append(manager, esignAccepted(row));
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
