import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { LedgerModule } from '../ledger/index.js';
import { CalendarController } from './calendar.controller.js';
import { DueDatesRepository } from './due-dates.repository.js';

/** Due dates of a loan for calendar programs. It reads what other rooms keep and changes nothing. */
@Module({
  imports: [LedgerModule],
  controllers: [CalendarController],
  providers: [DueDatesRepository, ...useCasesOf(CalendarController)],
})
export class CalendarModule {}
