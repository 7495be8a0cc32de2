import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry/index.js';
import { BrokerFeeEntity } from './broker-fee.entity.js';
import { BrokerFeeRepository } from './broker-fee.repository.js';
import { CreateFee } from './create-fee.command.js';
import { FeeController } from './fee.controller.js';
import { ListFees } from './list-fees.query.js';
import { RemoveFee } from './remove-fee.command.js';
import { UpdateFee } from './update-fee.command.js';

export const feeEntities = [BrokerFeeEntity];

/** Fees of brokers: plain records without a life of their own. */
@Module({
  imports: [RegistryModule],
  controllers: [FeeController],
  providers: [BrokerFeeRepository, ListFees, CreateFee, UpdateFee, RemoveFee],
})
export class FeesModule {}
