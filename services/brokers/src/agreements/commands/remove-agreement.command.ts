import { Inject, Injectable } from '@nestjs/common';
import { nextAgreementStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { IdDto } from '../../shared/index.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** Withdraws an agreement that waits for a decision: it leaves the lists, its record and history stay. */
@Injectable()
export class RemoveAgreement {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<IdDto> {
    const row = await this.agreements.find(actor, 'remove', id);
    if (!nextAgreementStatus(row.status, 'remove'))
      throw new Problem('state.illegal_transition', shared.agreementDecided);
    const removed = { removedAt: this.clock.now(), removedBy: actor.userId ?? null };
    await this.database.transaction((manager) =>
      this.agreements.change(manager, row, removed, { command: 'remove', actor }),
    );
    return { id };
  }
}
