import { Inject, Injectable } from '@nestjs/common';
import { paymentExports } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { FundingRepository } from '../funding-rows/index.js';
import type { FundingEntity } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { ExportPaymentsDto, PaymentBatchDto } from './payment-account.dto.js';
import { lenderAccount, PaymentAccountRepository } from './payment-account.repository.js';
import { PaymentBatchRepository } from './payment-batch.repository.js';
import { paymentBatchView } from './payment-batch.view.js';
import type { OrderedPayment } from './payment-order.js';
import { PaymentOrders } from './payment-orders.service.js';

/** Puts planned payments into one batch for the bank. Each is exported once: all of them, or none. */
@Injectable()
export class ExportPayments {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly fundings: FundingRepository,
    private readonly accounts: PaymentAccountRepository,
    private readonly batches: PaymentBatchRepository,
    private readonly orders: PaymentOrders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { payments }: ExportPaymentsDto): Promise<PaymentBatchDto> {
    const madeBy = found(actor.userId, 'The user');
    if (payments.length === 0) refuseInvalid({ payments: paymentExports.choosePayments });
    return this.database.transaction(async (manager) => {
      const chosen = await this.chosen(payments);
      const ledgers = new Map<string, LedgerEntity>();
      // Loans are locked in one order by everybody who moves the money of several.
      for (const applicationId of [...new Set(chosen.map((row) => row.applicationId))].sort()) {
        const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
        allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
        ledgers.set(applicationId, ledger);
      }
      const from = await this.accounts.current(lenderAccount);
      if (!from) throw new Problem('rule.violated', paymentExports.noLenderAccount);
      const [id, number, madeAt] = [newId(), await this.batches.nextNumber(), this.clock.now()];
      const ordered: OrderedPayment[] = [];
      for (const funding of chosen) {
        ordered.push(await this.orders.of(funding, found(ledgers.get(funding.applicationId), 'The loan')));
        await this.fundings.change(manager, funding, { batchNumber: number, exportedAt: madeAt });
      }
      const order = { id, number, madeAt: madeAt.toISOString(), from: this.accounts.opened(from), payments: ordered };
      return paymentBatchView(await this.batches.insert(manager, order, madeBy));
    });
  }

  /** The payments as they were looked at, each once, by their days. */
  private async chosen(payments: ExportPaymentsDto['payments']): Promise<FundingEntity[]> {
    const versions = new Map(payments.map(({ id, version }) => [id, version]));
    const rows = await Promise.all([...versions.keys()].map((id) => this.fundings.find(id)));
    const chosen = rows.map((row) => found(row, 'The funding'));
    if (chosen.some(({ id, version, batchNumber }) => batchNumber === null && versions.get(id) !== version))
      throw new Problem('state.version_conflict');
    return chosen.sort((one, other) => (`${one.scheduledFor}${one.id}` < `${other.scheduledFor}${other.id}` ? -1 : 1));
  }
}
