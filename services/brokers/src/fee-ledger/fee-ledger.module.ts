import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AgreementsModule } from '../agreements/index.js';
import { DealsModule } from '../deals/index.js';
import { FeesModule } from '../fees/index.js';
import { RegistryModule } from '../registry/index.js';
import { BrokerFeeEntryEntity, BrokerFeeHistoryEntity } from './broker-fee-entry.entity.js';
import { FeeEntryRepository } from './fee-entry.repository.js';
import { FeeLedgerController } from './fee-ledger.controller.js';
import { NamedFees } from './fee-names.service.js';
import { LoanEventsHandler } from './loan-events.handler.js';
import { ReckonLoan } from './reckon-loan.service.js';

export const feeLedgerEntities = [BrokerFeeEntryEntity, BrokerFeeHistoryEntity];

/** What agreements earn of the loans of their clients, from the loans' events to the payment. */
@Module({
  imports: [RegistryModule, AgreementsModule, FeesModule, DealsModule],
  controllers: [FeeLedgerController],
  providers: [FeeEntryRepository, NamedFees, ReckonLoan, LoanEventsHandler, ...useCasesOf(FeeLedgerController)],
})
export class FeeLedgerModule {}
