import { Inject, Injectable } from '@nestjs/common';
import { netFunding } from '@groundwork/domain-draws';
import { fill, paymentExports } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { FundingEntity } from '../funding-rows/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { PaymentAccountRepository } from './payment-account.repository.js';
import type { OrderedPayment } from './payment-order.js';

const refuse = (sentence: string, values: Record<string, string | number>): never => {
  throw new Problem('rule.violated', fill(sentence, values));
};

/** What a batch tells the bank of a payment; one that cannot go is refused in words. */
@Injectable()
export class PaymentOrders {
  constructor(
    private readonly accounts: PaymentAccountRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(funding: FundingEntity, { name, projectNumber }: LedgerEntity): Promise<OrderedPayment> {
    const { id, stage, batchNumber, applicationId, amountCents, scheduledFor } = funding;
    if (batchNumber !== null) refuse(paymentExports.exportedAlready, { name, batch: String(batchNumber) });
    if (stage !== 'scheduled') refuse(paymentExports.notScheduled, { name });
    const amount = netFunding(amountCents, { feesNetted: funding.feesCents, reserveNetted: funding.reserveCents });
    if (amount <= 0) refuse(paymentExports.nothingPaidOut, { name });
    const account = await this.accounts.current(applicationId);
    if (!account) throw new Problem('rule.violated', fill(paymentExports.noAccountOf, { name }));
    const now = today(this.clock);
    // No bank pays in the past.
    const day = scheduledFor < now ? now : scheduledFor;
    return { id, day, amount, to: this.accounts.opened(account), projectNumber, projectName: name };
  }
}
