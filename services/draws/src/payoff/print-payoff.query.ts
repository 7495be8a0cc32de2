import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK, Lender } from '@groundwork/server-service';
import { payoffPaper } from './payoff-paper.js';
import { PayoffQuote } from './payoff-quote.service.js';

/** What pays a loan off on a day, as a letter with what each further day costs. */
@Injectable()
export class PrintPayoff {
  constructor(
    private readonly quote: PayoffQuote,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, day?: string): Promise<Buffer> {
    const { ledger, payoff } = await this.quote.of(actor, applicationId, day);
    return payoffPaper(ledger, payoff, { at: this.clock.now(), letterhead: await this.lender.letterhead() });
  }
}
