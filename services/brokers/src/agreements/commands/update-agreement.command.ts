import { Inject, Injectable } from '@nestjs/common';
import { nextAgreementStatus, standardFeeComplaint } from '@groundwork/domain-brokers';
import { broker as sentences } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerQueries } from '../../brokers/queries/broker.queries.js';
import { given } from '../../shared/given.js';
import { AgreementHistories } from '../agreement-histories.js';
import { keptTerms } from '../agreement-terms.js';
import type { AgreementDetails, AgreementUpdate } from '../agreement.dto.js';
import { agreementFacts, keptCompany } from '../agreement.mapper.js';
import { BrokerAgreement } from '../persistence/broker-agreement.entity.js';
import { AgreementQueries } from '../queries/agreement.queries.js';

/** An administrator changes the terms of an agreement that waits for a decision; the broker is told. A broker only views it. */
@Injectable()
export class UpdateAgreement {
  constructor(
    private readonly database: Database,
    private readonly queries: AgreementQueries,
    private readonly brokers: BrokerQueries,
    private readonly histories: AgreementHistories,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, update: AgreementUpdate): Promise<AgreementDetails> {
    const row = await this.queries.visible(actor, 'update', update.id);
    if (!isAdministrator(actor)) throw new Problem('state.locked', sentences.agreementViewOnly);
    if (!nextAgreementStatus(row.status, 'update'))
      throw new Problem('state.illegal_transition', sentences.agreementDecided);
    if (update.revision !== undefined && update.revision !== row.revision) throw new Problem('state.version_conflict');
    const complaint = standardFeeComplaint(row, update);
    if (complaint) refuseInvalid({ standardFee: complaint });
    const terms = keptTerms({ ...row, ...given(update) });
    const values = {
      ...terms,
      company: keptCompany({ ...row.company, ...given(update.company) }, terms.clientName),
      adminTitle: update.adminTitle?.trim() || row.adminTitle,
      version: update.version?.trim() || row.version,
      revision: row.revision + 1,
      updatedAt: this.clock.now(),
    };
    const { userId } = await this.brokers.find(row.brokerId);
    await this.database.transaction(async (manager) => {
      await updateExactly(manager, BrokerAgreement, { id: row.id, status: row.status, revision: row.revision }, values);
      await this.histories.add(manager, row.id, {
        command: 'update',
        fromStatus: row.status,
        toStatus: row.status,
        actor,
      });
      await this.outbox.add(manager, {
        type: 'agreement.updated',
        aggregateId: row.id,
        payload: { ...agreementFacts({ ...row, ...values }, userId), changedBy: actor.userId ?? '' },
      });
    });
    return this.queries.byId(actor, row.id);
  }
}
