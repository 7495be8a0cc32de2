import type { PaymentBatchDto } from './payment-account.dto.js';
import type { PaymentBatchEntity } from './payment-batch.entity.js';

/** A batch; `planned` of its payments are neither recorded nor cancelled. */
export const paymentBatchView = (row: PaymentBatchEntity, planned: number): PaymentBatchDto => ({
  id: row.id,
  number: row.number,
  payments: row.payments,
  planned,
  total: row.totalCents,
  madeBy: row.madeBy,
  madeAt: row.madeAt.toISOString(),
});
