import { Inject, Injectable } from '@nestjs/common';
import { fill, shared } from '@groundwork/domain-messages';
import { addDays, displayDay, formatMonthDayYear, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerAccess } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { PayoffDto } from './payoff.dto.js';
import { PayoffFigure } from './payoff-figure.service.js';

/** How far ahead a payoff is quoted. */
const quotedDays = 90;

/** What somebody may read of the payoff of a loan. */
@Injectable()
export class PayoffQuote {
  constructor(
    private readonly access: LedgerAccess,
    private readonly figure: PayoffFigure,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Of a day from the opening of the loan on, today where none is named. */
  async of(
    actor: Actor,
    applicationId: string,
    wanted?: string,
  ): Promise<{ readonly ledger: LedgerEntity; readonly payoff: PayoffDto }> {
    const ledger = await this.access.allowed(actor, 'read', applicationId);
    const now = today(this.clock);
    const day = wanted ?? now;
    const [from, to] = [displayDay(ledger.openedAt), addDays(now, quotedDays)];
    if (day < from || day > to)
      refuseInvalid({ day: fill(shared.dateBetween, { from: formatMonthDayYear(from), to: formatMonthDayYear(to) }) });
    return { ledger, payoff: await this.figure.of(ledger, day) };
  }
}
