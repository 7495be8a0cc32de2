import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { FundingRowsModule } from '../funding-rows/index.js';
import { LedgerModule } from '../ledger/index.js';
import { ListedFundings } from './listed-fundings.service.js';
import { PaymentAccountEntity } from './payment-account.entity.js';
import { PaymentAccountRepository } from './payment-account.repository.js';
import { PaymentAccounts } from './payment-accounts.service.js';
import { PaymentBatchEntity } from './payment-batch.entity.js';
import { PaymentBatchRepository } from './payment-batch.repository.js';
import { PaymentOrders } from './payment-orders.service.js';
import { PaymentExportsController } from './payment-exports.controller.js';

export const paymentExportEntities = [PaymentAccountEntity, PaymentBatchEntity];

/** Planned payments as files for the bank. */
@Module({
  imports: [LedgerModule, FundingRowsModule],
  controllers: [PaymentExportsController],
  providers: [
    PaymentAccountRepository,
    PaymentBatchRepository,
    ListedFundings,
    PaymentAccounts,
    PaymentOrders,
    ...useCasesOf(PaymentExportsController),
  ],
  exports: [ListedFundings, PaymentBatchRepository],
})
export class PaymentExportsModule {}
