import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK, Lender } from '@groundwork/server-service';
import { BrokerRepository } from '../registry/index.js';
import { feeStatement, feeStatementCsv } from './fee-statement.js';
import type { FeeEntryDto, StatementPeriodDto } from './fee-entry.dto.js';
import { ListFeeEntries } from './list-fee-entries.query.js';

/** A broker's fees of a period as a statement, to print or to count with. Without a period: all of them. */
@Injectable()
export class PrintStatement {
  constructor(
    private readonly list: ListFeeEntries,
    private readonly brokers: BrokerRepository,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, brokerId: string, period: StatementPeriodDto, as: 'pdf' | 'csv'): Promise<Buffer> {
    const { entries } = await this.list.execute(actor, { brokerId });
    const within = entries.filter((entry) => isWithin(entry, period)).toReversed();
    if (as === 'csv') return Buffer.from(feeStatementCsv(within), 'utf8');
    const { businessName, firstName, lastName } = await this.brokers.find(brokerId);
    return feeStatement({
      businessName,
      name: `${firstName} ${lastName}`,
      entries: within,
      period,
      at: this.clock.now(),
      letterhead: await this.lender.letterhead(),
    });
  }
}

/** Whether anything of a fee happened in the period; all of them where there is none. */
function isWithin({ earnedOn, paidOn, reversedOn }: FeeEntryDto, { from, to }: StatementPeriodDto): boolean {
  if (from === undefined && to === undefined) return true;
  return [earnedOn, paidOn, reversedOn].some(
    (day) => day !== null && (from === undefined || day >= from) && (to === undefined || day <= to),
  );
}
