import { Injectable } from '@nestjs/common';
import type { PaymentBatchDto } from './payment-account.dto.js';
import { PaymentBatchRepository } from './payment-batch.repository.js';
import { paymentBatchView } from './payment-batch.view.js';

/** What was exported, the newest first. */
@Injectable()
export class ListPaymentBatches {
  constructor(private readonly batches: PaymentBatchRepository) {}

  async execute(): Promise<PaymentBatchDto[]> {
    return (await this.batches.list()).map(paymentBatchView);
  }
}
