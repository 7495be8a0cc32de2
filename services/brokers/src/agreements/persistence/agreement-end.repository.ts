import { Injectable } from '@nestjs/common';
import { AGREEMENT_WATCH_DAYS, agreementStatus } from '@groundwork/domain-brokers';
import { addDays } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { Database, updateRows } from '@groundwork/server-data';
import { Between, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BrokerAgreementEntity } from './broker-agreement.entity.js';

/** The column that says when an end was told. */
export type ToldAt = 'endingToldAt' | 'endedToldAt';

/** Which ends of agreements were told. */
@Injectable()
export class AgreementEndRepository {
  constructor(private readonly database: Database) {}

  /** Brokers of accepted agreements that end within thirty days, or ended in the last thirty, of which nobody was told so. */
  async brokersWithUntold(day: CalendarDate): Promise<ReadonlySet<string>> {
    const standing = { status: agreementStatus.accepted, removedAt: IsNull() };
    const rows = await this.database.reading.manager.find(BrokerAgreementEntity, {
      select: { id: true, brokerId: true },
      where: [
        { ...standing, expirationDate: Between(day, addDays(day, AGREEMENT_WATCH_DAYS)), endingToldAt: IsNull() },
        {
          ...standing,
          expirationDate: Between(addDays(day, -AGREEMENT_WATCH_DAYS), addDays(day, -1)),
          endedToldAt: IsNull(),
        },
      ],
    });
    return new Set(rows.map(({ brokerId }) => brokerId));
  }

  /** Whether it is this call that tells; of replicas that sweep at once one does. */
  async tell(manager: EntityManager, id: string, toldAt: ToldAt, at: Date): Promise<boolean> {
    const untold = { id, [toldAt]: IsNull(), removedAt: IsNull() };
    return (await updateRows(manager, BrokerAgreementEntity, untold, { [toldAt]: at })) === 1;
  }
}
