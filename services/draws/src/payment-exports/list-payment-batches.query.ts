import { Injectable } from '@nestjs/common';
import { FundingRepository } from '../funding-rows/index.js';
import type { PaymentBatchDto } from './payment-account.dto.js';
import { PaymentBatchRepository } from './payment-batch.repository.js';
import { paymentBatchView } from './payment-batch.view.js';

/** What was exported, the newest first. */
@Injectable()
export class ListPaymentBatches {
  constructor(
    private readonly batches: PaymentBatchRepository,
    private readonly fundings: FundingRepository,
  ) {}

  async execute(): Promise<PaymentBatchDto[]> {
    const planned = await this.fundings.plannedByBatch();
    return (await this.batches.list()).map((row) => paymentBatchView(row, planned.get(row.number) ?? 0));
  }
}
