import { Inject, Injectable } from '@nestjs/common';
import { agreementExpired, endingAgreements } from '@groundwork/domain-brokers';
import { HOUR, today } from '@groundwork/domain-time';
import type { CalendarDate, Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { CLOCK, Repeated } from '@groundwork/server-service';
import { BrokerRepository } from '../registry/index.js';
import type { BrokerEntity } from '../registry/index.js';
import { agreementFacts, agreementView } from './agreement.view.js';
import { AgreementEndRepository } from './persistence/agreement-end.repository.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import type { ListedAgreement } from './persistence/agreement.repository.js';

/**
 * Tells once of each agreement that it ends within thirty days, and once that it has ended, where nothing that stands with the same
 * client lasts longer. Replicas meet at the row that says when it was told.
 */
@Injectable()
export class AgreementEndTimer extends Repeated {
  protected readonly everyMs = HOUR;

  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementRepository,
    private readonly ends: AgreementEndRepository,
    private readonly brokers: BrokerRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** Gives how many ends were told. One broker that fails keeps nothing of the others. */
  async sweep(): Promise<number> {
    const day = today(this.clock);
    const untold = await this.ends.brokersWithUntold(day);
    if (untold.size === 0) return 0;
    let told = 0;
    for (const broker of await this.brokers.list()) {
      try {
        if (untold.has(broker.id)) told += await this.tellOf(broker, day);
      } catch (error) {
        this.log.error(error);
      }
    }
    return told;
  }

  private async tellOf(broker: BrokerEntity, day: CalendarDate): Promise<number> {
    const rows = await this.agreements.list(broker.id);
    const ending = new Set(endingAgreements(rows.map(agreementView), day).map(({ id }) => id));
    let told = 0;
    for (const row of rows) if (ending.has(row.id) && (await this.tell(broker, row, day))) told += 1;
    return told;
  }

  private tell({ userId, businessName }: BrokerEntity, row: ListedAgreement, day: CalendarDate): Promise<boolean> {
    const { id: aggregateId, expirationDate } = row;
    const hasEnded = agreementExpired(row, day);
    return this.database.transaction(async (manager) => {
      const at = this.clock.now();
      if (!(await this.ends.tell(manager, aggregateId, hasEnded ? 'endedToldAt' : 'endingToldAt', at))) return false;
      const payload = { ...agreementFacts(row, userId), businessName, expirationDate };
      await this.outbox.add(manager, { type: hasEnded ? 'agreement.ended' : 'agreement.ending', aggregateId, payload });
      return true;
    });
  }
}
