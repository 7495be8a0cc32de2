import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ended, EvidenceLedger } from '../../evidence/index.js';
import { agreementsAbility } from '../../shared/index.js';
import type { Evidence, IdDto } from '../../shared/index.js';
import { EsignAcceptanceRepository } from '../persistence/esign-acceptance.repository.js';

/** Withdraws an acceptance of one's own: a record of its own in the chain of evidence. The acceptance's own record stays as it is. */
@Injectable()
export class WithdrawEsign {
  constructor(
    private readonly database: Database,
    private readonly acceptances: EsignAcceptanceRepository,
    private readonly outbox: Outbox,
    private readonly ledger: EvidenceLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, evidence: Evidence): Promise<IdDto> {
    const row = found(await this.acceptances.find(id), 'The acceptance');
    allow(agreementsAbility(actor), 'withdraw', subject('EsignAcceptance', row));
    if (row.withdrawnAt) throw new Problem('state.illegal_transition');
    const [at, by] = [this.clock.now(), actor.userId ?? null];
    await this.database.transaction(async (manager) => {
      await this.acceptances.withdraw(manager, id, at, by);
      await this.outbox.add(manager, {
        type: 'esign.withdrawn',
        aggregateId: row.userId,
        payload: { acceptanceId: id, userId: row.userId, esignMasterId: row.esignMasterId },
      });
      await this.ledger.append(manager, ended('esign.withdrawn', { acceptanceId: id, at, by }, evidence));
    });
    return { id };
  }
}
