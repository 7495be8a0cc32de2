import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AgreementsModule } from '../agreements/index.js';
import { ClientDealEntity } from './client-deal.entity.js';
import { ClientDealRepository } from './client-deal.repository.js';
import { DealsController } from './deals.controller.js';

export const dealEntities = [ClientDealEntity];

/** What becomes of the clients whom brokers refer. */
@Module({
  imports: [AgreementsModule],
  controllers: [DealsController],
  providers: [ClientDealRepository, ...useCasesOf(DealsController)],
  exports: [ClientDealRepository],
})
export class DealsModule {}
