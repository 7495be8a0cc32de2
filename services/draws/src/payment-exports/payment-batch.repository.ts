import { Injectable } from '@nestjs/common';
import { addCents } from '@groundwork/domain-money';
import { Database, insertRows, isDuplicate, Seal } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
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

  async nextNumber(): Promise<number> {
    const [last] = await this.database.manager.find(PaymentBatchEntity, { order: { number: 'DESC' }, take: 1 });
    return (last?.number ?? 0) + 1;
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

  /** Of two exports at once the second, which would have the same number, is a conflict. */
  async insert(manager: EntityManager, order: PaymentOrder, madeBy: string): Promise<PaymentBatchEntity> {
    const row: PaymentBatchEntity = {
      id: order.id,
      number: order.number,
      payments: order.payments.length,
      totalCents: addCents(order.payments.map(({ amount }) => amount)),
      sealed: this.seal.seal(JSON.stringify(order), context(order.id)),
      madeBy,
      madeAt: new Date(order.madeAt),
    };
    await insertRows(manager, PaymentBatchEntity, [row]).catch((error: unknown) => {
      throw isDuplicate(error) ? new Problem('state.version_conflict') : error;
    });
    return row;
  }
}
