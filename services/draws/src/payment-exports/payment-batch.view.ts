import type { PaymentBatchDto } from './payment-account.dto.js';
import type { PaymentBatchEntity } from './payment-batch.entity.js';

export const paymentBatchView = (row: PaymentBatchEntity): PaymentBatchDto => ({
  id: row.id,
  number: row.number,
  payments: row.payments,
  total: row.totalCents,
  madeBy: row.madeBy,
  madeAt: row.madeAt.toISOString(),
});
