import { Inject, Injectable } from '@nestjs/common';
import { agreementTermsRecord, nextAgreementStatus, standardFeeComplaint } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { pickFields } from '@groundwork/domain-records';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerRepository } from '../../registry/index.js';
import type { IccaText } from '../agreement-text.js';
import { needIcca } from '../new-agreement.js';
import { storedTerms } from '../agreement-terms.js';
import type { AgreementDetailsDto, UpdateAgreementDto } from '../agreement.dto.js';
import { agreementDetailsView, agreementFacts, storedCompany } from '../agreement.view.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** An administrator changes the terms of an agreement that waits for a decision; the broker is told. A broker only views it. */
@Injectable()
export class UpdateAgreement {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementRepository,
    private readonly brokers: BrokerRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What a broker signed was another text: terms that are changed stand unsigned, and that signature stays on record. */
  async execute(actor: Actor, update: UpdateAgreementDto, icca: IccaText | undefined): Promise<AgreementDetailsDto> {
    const row = await this.agreements.find(actor, 'update', update.id);
    if (!isAdministrator(actor)) throw new Problem('state.locked', shared.agreementViewOnly);
    if (!nextAgreementStatus(row.status, 'update'))
      throw new Problem('state.illegal_transition', shared.agreementDecided);
    if (update.revision !== undefined && update.revision !== row.revision)
      throw Problem.conflict(agreementDetailsView(row));
    const complaint = standardFeeComplaint(row, update);
    if (complaint) refuseInvalid({ standardFee: complaint });
    const terms = storedTerms({ ...row, ...pickFields(agreementTermsRecord, update) }, row);
    const changes = {
      ...terms,
      company: storedCompany({ ...row.company, ...update.company }, terms.clientName),
      adminTitle: update.adminTitle?.trim() || row.adminTitle,
      version: update.version?.trim() || row.version,
      updatedAt: this.clock.now(),
      brokerSignature: null,
      brokerSignedAt: null,
      textTemplate: null,
    };
    if (update.version?.trim()) needIcca(icca);
    const { userId } = await this.brokers.find(row.brokerId);
    await this.database.transaction(async (manager) => {
      await this.agreements.change(manager, row, changes, { command: 'update', actor });
      await this.outbox.add(manager, {
        type: 'agreement.updated',
        aggregateId: row.id,
        payload: { ...agreementFacts({ ...row, ...changes }, userId), changedBy: actor.userId ?? '' },
      });
    });
    return agreementDetailsView(await this.agreements.find(actor, 'read', row.id));
  }
}
