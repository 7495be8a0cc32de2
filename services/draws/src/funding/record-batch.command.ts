import { Injectable } from '@nestjs/common';
import { fill, paymentExports } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { FundingRepository } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { PaymentBatchRepository } from '../payment-exports/index.js';
import { FundDraw } from './fund-draw.command.js';
import type { RecordBatchDto } from './funding-commands.dto.js';

/**
 * The bank made a batch: what of it is planned still is paid on one day, each payment to the account that it was exported to. All of
 * them, or none.
 */
@Injectable()
export class RecordBatch {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly fundings: FundingRepository,
    private readonly batches: PaymentBatchRepository,
    private readonly fund: FundDraw,
  ) {}

  async execute(actor: Actor, batchId: string, { fundedOn, reference }: RecordBatchDto): Promise<void> {
    const order = found(await this.batches.order(batchId), 'The batch');
    const payees = new Map(order.payments.map(({ id, to }) => [id, to.name]));
    await this.database.transaction(async (manager) => {
      for (const applicationId of await this.loansOf(order.number)) await this.ledgers.lock(manager, applicationId);
      // Read behind the locks: what somebody else recorded or cancelled meanwhile is seen.
      const planned = await this.fundings.plannedOfBatch(order.number);
      if (planned.length === 0)
        throw new Problem('rule.violated', fill(paymentExports.batchRecorded, { batch: String(order.number) }));
      for (const { id, version } of planned)
        await this.fund.execute(actor, { id, version, fundedOn, reference, payee: payees.get(id) ?? '' });
    });
  }

  /** In one order, as everybody locks them who moves the money of several. */
  private async loansOf(batchNumber: number): Promise<string[]> {
    const planned = await this.fundings.plannedOfBatch(batchNumber);
    return [...new Set(planned.map(({ applicationId }) => applicationId))];
  }
}
