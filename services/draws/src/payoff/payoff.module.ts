import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { InterestModule } from '../interest/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PayoffController } from './payoff.controller.js';
import { PayoffFigure } from './payoff-figure.service.js';
import { PayoffQuote } from './payoff-quote.service.js';
import { PayoffRepository } from './payoff.repository.js';

/** What a loan owes on a day, units that are released from it, and its end. */
@Module({
  imports: [LedgerModule, InterestModule],
  controllers: [PayoffController],
  providers: [PayoffRepository, PayoffFigure, PayoffQuote, ...useCasesOf(PayoffController)],
})
export class PayoffModule {}
