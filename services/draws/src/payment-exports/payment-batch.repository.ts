import { Injectable } from '@nestjs/common';
import { addCents } from '@groundwork/domain-money';
import { Database, insertRows, isDuplicate, Seal } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { PaymentBatchEntity } from './payment-batch.entity.js';
import type { PaymentOrder } from './payment-order.js';

const context = (id: string): string => `payment-batch:${id}`;
/** Batches that are listed, the newest. */
const longest = 200;

/** Batches of exported payments. */
@Injectable()
export class PaymentBatchRepository {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
  ) {}

  list(): Promise<PaymentBatchEntity[]> {
    return this.database.manager.find(PaymentBatchEntity, { order: { number: 'DESC' }, take: longest });
  }

  /** What a batch told the bank; null where there is none. */
  async order(id: string): Promise<PaymentOrder | null> {
    const row = await this.database.manager
      .createQueryBuilder(PaymentBatchEntity, 'batch')
      .addSelect('batch.sealed')
      .where('batch.id = :id', { id })
      .getOne();
    return row && (JSON.parse(this.seal.open(row.sealed, context(id))) as PaymentOrder);
  }

  /** A batch with the next number. Of two exports of other payments at once the second takes the number after. */
  async insert(
    manager: EntityManager,
    order: Omit<PaymentOrder, 'number'>,
    madeBy: string,
  ): Promise<PaymentBatchEntity> {
    for (let number = (await this.lastNumber()) + 1; ; number += 1) {
      const row: PaymentBatchEntity = {
        id: order.id,
        number,
        payments: order.payments.length,
        totalCents: addCents(order.payments.map(({ amount }) => amount)),
        sealed: this.seal.seal(JSON.stringify({ ...order, number } satisfies PaymentOrder), context(order.id)),
        madeBy,
        madeAt: new Date(order.madeAt),
      };
      const isTaken = await insertRows(manager, PaymentBatchEntity, [row]).then(
        () => false,
        (error: unknown) => {
          if (isDuplicate(error)) return true;
          throw error;
        },
      );
      if (!isTaken) return row;
    }
  }

  private async lastNumber(): Promise<number> {
    const [last] = await this.database.manager.find(PaymentBatchEntity, { order: { number: 'DESC' }, take: 1 });
    return last?.number ?? 0;
  }
}
