import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ended, EvidenceLedger } from '../../evidence/index.js';
import { agreementsAbility } from '../../shared/index.js';
import { refuseFixed } from '../answered-sheet.service.js';
import type { ApplicationOwner } from '../application-owner.guard.js';
import type { Evidence, IdDto } from '../../shared/index.js';
import { TermSheetAgreementRepository } from '../persistence/term-sheet-agreement.repository.js';
import { termSheetFacts } from '../term-sheet.view.js';

/** Withdraws the acceptance for an application. The record stays, with when and by whom. */
@Injectable()
export class WithdrawTermSheet {
  constructor(
    private readonly database: Database,
    private readonly agreements: TermSheetAgreementRepository,
    private readonly outbox: Outbox,
    private readonly ledger: EvidenceLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    applicationId: string,
    owner: ApplicationOwner | undefined,
    evidence: Evidence,
  ): Promise<IdDto> {
    const row = await this.agreements.visible(actor, applicationId);
    allow(agreementsAbility(actor), 'withdraw', subject('TermSheetAgreement', row));
    refuseFixed(found(owner, 'The application').status);
    const [at, by] = [this.clock.now(), actor.userId ?? null];
    await this.database.transaction(async (manager) => {
      await this.agreements.end(manager, row, { at, by, reason: 'withdrawn' });
      await this.outbox.add(manager, {
        type: 'termsheet.withdrawn',
        aggregateId: applicationId,
        payload: termSheetFacts(row),
      });
      await this.ledger.append(manager, ended('termsheet.withdrawn', { acceptanceId: row.id, at, by }, evidence));
    });
    return { id: row.id };
  }
}
