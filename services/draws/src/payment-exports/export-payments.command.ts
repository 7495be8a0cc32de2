import { Inject, Injectable } from '@nestjs/common';
import { paymentExports } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { FundingRepository } from '../funding-rows/index.js';
import type { FundingEntity } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { ListedFundings } from './listed-fundings.service.js';
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
    private readonly listed: ListedFundings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { payments }: ExportPaymentsDto): Promise<PaymentBatchDto> {
    const madeBy = found(actor.userId, 'The user');
    if (payments.length === 0) refuseInvalid({ payments: paymentExports.choosePayments });
    const versions = new Map(payments.map(({ id, version }) => [id, version]));
    return this.database.transaction(async (manager) => {
      const ledgers = await this.lock(manager, actor, await this.chosen(versions));
      // Read behind the locks: what somebody else exported, paid or cancelled meanwhile is seen.
      const chosen = await this.chosen(versions);
      if (chosen.some(({ id, version }) => versions.get(id) !== version))
        throw Problem.conflict(await this.listed.of(chosen));
      const from = await this.accounts.current(lenderAccount);
      if (!from) throw new Problem('rule.violated', paymentExports.noLenderAccount);
      const ordered: OrderedPayment[] = [];
      for (const funding of chosen)
        ordered.push(await this.orders.of(funding, found(ledgers.get(funding.applicationId), 'The loan')));
      const madeAt = this.clock.now();
      const order = { id: newId(), madeAt: madeAt.toISOString(), from: this.accounts.opened(from), payments: ordered };
      const batch = await this.batches.insert(manager, order, madeBy);
      for (const funding of chosen)
        await this.fundings.change(manager, funding, { batchNumber: batch.number, exportedAt: madeAt });
      return paymentBatchView(batch, chosen.length);
    });
  }

  /** The payments, each once, by their days. */
  private async chosen(versions: ReadonlyMap<string, number>): Promise<FundingEntity[]> {
    const chosen = await this.fundings.some([...versions.keys()]);
    if (chosen.length < versions.size) throw new Problem('resource.not_found');
    return chosen;
  }

  /** Loans are locked in one order by everybody who moves the money of several. */
  private async lock(manager: EntityManager, actor: Actor, chosen: readonly FundingEntity[]) {
    const ledgers = new Map<string, LedgerEntity>();
    for (const applicationId of [...new Set(chosen.map((row) => row.applicationId))].sort()) {
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
      ledgers.set(applicationId, ledger);
    }
    return ledgers;
  }
}
