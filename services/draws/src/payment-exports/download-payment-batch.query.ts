import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import { painOf } from './pain.js';
import { PaymentBatchRepository } from './payment-batch.repository.js';
import { paymentsCsv } from './payments-csv.js';

const writers = { csv: paymentsCsv, xml: painOf } as const;

/** A batch as a file for the bank, the same each time. */
@Injectable()
export class DownloadPaymentBatch {
  constructor(private readonly batches: PaymentBatchRepository) {}

  async execute(id: string, as: keyof typeof writers): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const order = found(await this.batches.order(id), 'The batch');
    return { name: `payments-${order.number}.${as}`, bytes: Buffer.from(writers[as](order), 'utf8') };
  }
}
