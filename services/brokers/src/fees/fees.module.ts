import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { RegistryModule } from '../registry/index.js';
import { BrokerFeeEntity } from './broker-fee.entity.js';
import { BrokerFeeRepository } from './broker-fee.repository.js';
import { FeeController } from './fee.controller.js';

export const feeEntities = [BrokerFeeEntity];

/** Fees of brokers: plain records without a life of their own. */
@Module({
  imports: [RegistryModule],
  controllers: [FeeController],
  exports: [BrokerFeeRepository],
  providers: [BrokerFeeRepository, ...useCasesOf(FeeController)],
})
export class FeesModule {}
